export const evaluation = {
  title: 'What is your business worth?',
  description:
    'Answer nine questions and see a first range for what your business may be worth. No account needed; nothing that you enter is sent.',
  lead: 'Nine questions, about three minutes, no account. You see a likely range after two answers. Each further answer can move it and narrow what is still possible.',
};
