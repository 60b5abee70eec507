/** What says nothing here beside the words that are empty anyway. */
export const emptyHere: ReadonlySet<string> = new Set(
  'button page click press site here where want wanna need like would please able allowed possible way go going went gone put it’s thing stuff today now really actually person person people human been anything something everything set use using exactly already ok okay hey hi so well just still also even ever quick question sorry um uh hmm lol guys man dude sir lot bit kind sort maybe probably basically literally honestly am got get gets getting'.split(
    ' ',
  ),
);
