import { expect, type Page } from '@playwright/test';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';

const besides: Partial<Record<QuestionKey, string>> = { A3: 'Yes', A4: 'No', B7: '80', D1: 'No' };

export async function answerAll(
  page: Page,
  answers: Readonly<Partial<Record<QuestionKey, number | string>>>,
): Promise<void> {
  for (const key of questionKeys) {
    const question = questions[key];
    await expect(page.getByRole('heading', { name: question.question })).toBeVisible();
    const form = page.getByRole('form', { name: 'Answer this question' });
    const value = answers[key];
    if (value === undefined) {
      await form.getByRole('button', { name: 'I don’t know yet' }).click();
      continue;
    }
    if (question.kind === 'choice') {
      const label = question.choices.find((choice) => choice.value === value)?.label ?? '';
      await form.getByRole('radio', { name: label, exact: true }).check();
    } else {
      const typed = question.kind === 'amount' ? Number(value) / 100 : value;
      await form.getByRole('textbox').first().fill(String(typed));
      const beside = besides[key];
      if (question.beside?.fact === 'reviews')
        await form
          .getByRole('textbox')
          .last()
          .fill(beside ?? '');
      else if (beside) await form.getByRole('radio', { name: beside, exact: true }).check();
    }
    await form.getByRole('button', { name: 'Save and continue' }).click();
  }
}

export async function startByHand(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start the health check' }).click();
  await page.waitForURL('**/analysis/health-check/*/value');
  await page.getByRole('tab', { name: 'Questions', exact: true }).click();
  await page.waitForURL(/\/analysis\/health-check\/[^/]+$/);
  return new URL(page.url()).pathname;
}
