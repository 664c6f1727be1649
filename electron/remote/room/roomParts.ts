import type { Answerer } from '../../clients/answer.ts'
import { USUAL_VOTING } from '../../contract/vote.ts'
import type { KeptAddresses } from '../admission/addressBook.ts'
import { type GuestRecord, Guests } from '../admission/guests.ts'
import { Links } from '../admission/links.ts'
import { NameCheck, type NameRules } from '../admission/nameCheck.ts'
import { Pairing, type PairingSetting } from '../admission/pairing.ts'
import { Reception } from '../admission/reception.ts'
import { Seating } from '../admission/seating.ts'
import { Audiences, keptPlans, type RunChange } from './audiences.ts'
import { Leading } from './leading.ts'
import { LuckDraws } from './luckDraws.ts'
import { Table, type TableSetting } from './table.ts'

export interface RoomSetting extends TableSetting, NameRules {
  readonly answer: Answerer
  readonly drawWords: PairingSetting['drawWords']
  /** Called when the window's view of the room has changed. */
  readonly onChange: () => void
}

/** The addresses and guests with which a room begins. */
export type RoomOrigin = Omit<KeptAddresses, 'port'>

/** The parts of a room: its people, their addresses, and the table. */
export interface RoomParts {
  readonly guests: Guests
  readonly links: Links
  readonly seating: Seating
  readonly leading: Leading
  readonly names: NameCheck
  readonly pairing: Pairing
  readonly luck: LuckDraws
  readonly table: Table
  readonly reception: Reception
  readonly audiences: Audiences
  readonly run: RunChange
}

/** Makes the parts of a room, with the guests and channels that it begins with. */
export function roomParts(setting: RoomSetting, origin: RoomOrigin, run: RunChange): RoomParts {
  const { tell, timeSource, onChange } = setting
  const links = new Links(origin)
  const guests = new Guests()
  for (const guest of origin.table?.guests ?? []) guests.restore(guest, timeSource.now())
  const [seating, leading, names] = [new Seating(guests), new Leading(guests), new NameCheck(setting)]
  const placeAll = () => void run(() => table.placeAll())
  const table: Table = new Table(setting, { guests, seating, leading }, keptPlans(origin), placeAll)
  table.votes.rules = origin.voting ?? USUAL_VOTING
  table.votes.onChange = onChange
  const pairing = new Pairing(setting)
  const luck = new LuckDraws(guests, tell, timeSource)
  const forget = (guest: GuestRecord) => void run(() => reception.forgetLost(guest))
  const reception: Reception = new Reception({ ...setting, links, guests, seating, names, table, forget })
  const audiences = new Audiences({ table, links, reception, run })
  return { guests, links, seating, leading, names, pairing, luck, table, reception, audiences, run }
}
