import { Color } from 'three'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import type { PartName } from '../../../models/relief/parts.ts'
import { paletteNow, TEAM_COLOURS } from '../../ui/palettes.ts'

/** The colour of the flag over an empty fort. */
const NOBODYS = '#dd4433'

const dye = new Color()

/**
 * Returns the colour of a part that is painted white to be dyed: the fort's flag has that of its guest. The colour is
 * reused.
 */
export function dyeOf(part: PartName, { pieces }: JackalState, cell: Cell): Color | null {
  if (part !== 'fort-flag') return null
  const guest = pieces.find((piece) => piece.at === cell && !piece.lost)
  return dye.set(guest ? TEAM_COLOURS[paletteNow()].jackal[guest.team] : NOBODYS)
}

/** Returns whether a part has left its tile: the missionary's hat and book, once the missionary is lost. */
export function isAway(part: PartName, { pieces }: JackalState): boolean {
  if (part !== 'missionary-things') return false
  return pieces.some(({ type, at }) => type === 'missionary' && typeof at !== 'number')
}
