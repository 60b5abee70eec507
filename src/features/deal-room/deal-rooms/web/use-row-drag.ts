import { type DragEvent, useState } from 'react';
import type { Neighbors } from './document-menu.tsx';
import type { DocumentView } from './queries.ts';
import { carriedBy, carriesDocument, carry, useDocumentMoves } from './use-document-moves.ts';

type Row = { neighbors: Neighbors; movable: boolean };

export function useRowDrag(document: DocumentView, { neighbors, movable }: Row) {
  const [over, setOver] = useState<'above' | 'below' | null>(null);
  const { place, move } = useDocumentMoves();
  if (!movable) return { over: null, handlers: {} };
  const drop = (event: DragEvent) => {
    const dragged = carriedBy(event);
    setOver(null);
    if (dragged === null || dragged.id === document.id) return;
    event.preventDefault();
    const { id: documentId, folderId } = dragged;
    const before = halfOf(event) === 'above' ? document.id : (neighbors.below?.id ?? null);
    if (folderId === document.folderId) place.mutate({ folderId, documentId, before });
    else move.mutate({ ...dragged, to: document.folderId });
  };
  return {
    over,
    handlers: {
      draggable: true,
      onDragStart: (event: DragEvent) => carry(event, document),
      onDragOver: (event: DragEvent) => {
        if (!carriesDocument(event)) return;
        event.preventDefault();
        setOver(halfOf(event));
      },
      onDragLeave: () => setOver(null),
      onDrop: drop,
    },
  };
}

function halfOf({ currentTarget, clientY }: DragEvent): 'above' | 'below' {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'above' : 'below';
}
