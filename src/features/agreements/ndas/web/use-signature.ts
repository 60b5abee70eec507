import { useState } from 'react';
import { drawingRefusal } from '../domain/drawn-signature.ts';
import { type Capacity, signingWords } from '../domain/signing.ts';

export type Signature = ReturnType<typeof useSignature>;

export function useSignature() {
  const [capacity, setCapacity] = useState<Capacity>('individual');
  const [entity, setEntity] = useState('');
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const [way, setWay] = useState<'type' | 'draw'>('type');
  const [drawing, setDrawing] = useState('');
  const missing =
    (capacity === 'entity' && entity.trim() === '' && signingWords['entity-required']) ||
    (name.trim() === '' && signingWords['name-missing']) ||
    (way === 'draw' && drawingRefusal(drawing) !== null && signingWords['drawing-empty']);
  const as = capacity === 'entity' ? { capacity, entity: entity.trim(), title: title.trim() } : { capacity };
  const drawn = way === 'draw' ? { drawing } : {};
  return {
    capacity,
    setCapacity,
    entity,
    setEntity,
    title,
    setTitle,
    name,
    setName,
    way,
    setWay,
    drawing,
    setDrawing,
    missing,
    body: { name: name.trim(), ...as, ...drawn },
  };
}
