import { placeText, readTableAddress, type TablePlace } from '../../../electron/contract/tableAddress.ts'
import { Keep, type Shelf } from '../net/keep.ts'

/** Frozen, as the keys of `Keep` are. */
const PREFIX = 'table.'
const PLACE = 'table.place'
/** What is kept of one table; the player's name stays for the next. */
const KEYS = ['screen', 'token', 'seatToken', 'joined']

/** What this window keeps of the last table that it joined: tokens are told to no other table. */
export class TableKeep {
  private readonly shelf: Shelf

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  /** The last table, if this window was let in there and can come back. */
  get last(): TablePlace | null {
    const text = this.shelf.getItem(PLACE)
    const place = text === null ? null : readTableAddress(text)
    const canReturn = ['token', 'joined'].every((key) => this.shelf.getItem(PREFIX + key) !== null)
    return place && canReturn ? { host: place.host, port: place.port } : null
  }

  /** The table has let this window in. */
  noteJoined(): void {
    this.shelf.setItem(`${PREFIX}joined`, 'yes')
  }

  get name(): string {
    return this.shelf.getItem(`${PREFIX}name`) ?? ''
  }

  /** What is kept of a table; what was kept of another is forgotten. */
  of(place: TablePlace): Keep {
    if (this.shelf.getItem(PLACE) !== placeText(place)) this.forget()
    this.shelf.setItem(PLACE, placeText(place))
    return new Keep({
      getItem: (key) => this.shelf.getItem(PREFIX + key),
      setItem: (key, value) => this.shelf.setItem(PREFIX + key, value),
      removeItem: (key) => this.shelf.removeItem(PREFIX + key),
    })
  }

  forget(): void {
    for (const key of KEYS) this.shelf.removeItem(PREFIX + key)
    this.shelf.removeItem(PLACE)
  }
}
