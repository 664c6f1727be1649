import { book } from './en/book.ts'
import { table } from './en/table.ts'

/** Every text of the program in English; its keys and parameters bind the other languages. */
export const en = {
  ...table,
  ...book,
} as const
