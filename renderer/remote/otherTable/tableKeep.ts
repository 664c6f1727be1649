import { placeText, readTableAddress, type TablePlace } from '../../../electron/contract/tableAddress.ts'
import { Keep, type Shelf } from '../net/keep.ts'

/** The prefix of keys, which never changes, like the keys of `Keep`. */
const PREFIX = 'table.'
const PLACE = 'table.place'
/** The keys of the data kept of one table; the player's name is kept for the next. */
const KEYS = ['screen', 'token', 'seatToken', 'joined']

/** Keeps the data of the last table that this window joined: its tokens are never sent to another table. */
export class TableKeep {
  private readonly shelf: Shelf

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  /** The last table, if this window was accepted there and can return. */
  get last(): TablePlace | null {
    const text = this.shelf.getItem(PLACE)
    const place = text === null ? null : readTableAddress(text)
    const canReturn = ['token', 'joined'].every((key) => this.shelf.getItem(PREFIX + key) !== null)
    return place && canReturn ? { host: place.host, port: place.port } : null
  }

  /** Records that the table has accepted this window. */
  noteJoined(): void {
    this.shelf.setItem(`${PREFIX}joined`, 'yes')
  }

  get name(): string {
    return this.shelf.getItem(`${PREFIX}name`) ?? ''
  }

  /** Returns the data kept of a table, and discards that of another. */
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
