import { book } from './ru/book.ts'
import { table } from './ru/table.ts'
import type { Message, TextKey } from './t.ts'

/** Every text of the program in Russian. */
export const ru = {
  ...table,
  ...book,
} as const satisfies Record<TextKey, Message>
