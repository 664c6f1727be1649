import { admiralTable } from './en/admiral/tableTexts.ts'
import { book } from './en/book.ts'
import { jackalTable } from './en/jackal/tableTexts.ts'
import { seaBattleTable } from './en/sea-battle/tableTexts.ts'
import { shared } from './en/shared.ts'

/** Every text of the program in English; its keys and parameters bind the other languages. */
export const en = {
  ...shared,
  ...jackalTable,
  ...admiralTable,
  ...seaBattleTable,
  ...book,
} as const
