import { ShownTable } from './ShownTable.ts'

/** The table of this page's own session. Components do not import it: they belong to the table around them. */
export const pageTable = new ShownTable()
