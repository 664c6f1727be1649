/** One entry of the rules book. */
export interface RuleEntry {
  /** E.g. `J-GOLD`. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Drawings beside it: kinds of tile, of ship, of mark. */
  readonly figures: readonly RuleFigure[]
  /** Numbers of the figures, below the text. */
  readonly table?: RuleTable
}

/** A table whose rows begin with their names. */
export interface RuleTable {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

export interface RuleFigure {
  /** Id of the drawing in its game. */
  readonly id: string
  readonly name: string
  /** Its effect, in a line or two. */
  readonly rule: string
  /** The number of them in the game; null if that does not apply. */
  readonly count: number | null
}

/** Returns the entries that contain every word of the query in id, title, text or figures; best match first. */
export function searchRules(book: readonly RuleEntry[], query: string): RuleEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const found = book.filter((entry) => words.every((word) => fold(allText(entry)).includes(word)))
  return words.length === 0 ? found : found.sort((a, b) => weight(b, words) - weight(a, words))
}

/** Ignores case, and treats ё as е. */
const fold = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е')

const headText = ({ id, title, figures }: RuleEntry): string =>
  [id, title, ...figures.map(({ name }) => name)].join(' ')

function allText(entry: RuleEntry): string {
  const { columns = [], rows = [] } = entry.table ?? {}
  const named = [...columns, ...rows.map(({ name }) => name)]
  return [headText(entry), entry.text, ...entry.figures.map(({ rule }) => rule), ...named].join(' ')
}

/** Words in id, title or names of figures weigh more than words in the text. */
function weight(entry: RuleEntry, words: readonly string[]): number {
  const head = fold(headText(entry))
  const exact = words.length === 1 && fold(entry.id) === words[0] ? 10 : 0
  return exact + words.filter((word) => head.includes(word)).length
}
