import { storedWord } from '#kernel/stored-word.ts';
import { readerSides } from '../domain/reader-words.ts';

export const storedSide = storedWord(readerSides, 'side of a reader');
