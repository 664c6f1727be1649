import { ALL_CELLS, cellAt, FIELD_SIZE, fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import type { Aim, Aiming } from '../../input/pad/aiming.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, type Tray } from '../table/anchors.ts'
import { placeOf, trayOfPlace } from '../table/places.ts'
import { useAim } from './aim.ts'

const MIDDLE = cellAt(4, 4)

const onTray = (tray: Tray, cells: Iterable<Cell>): readonly Aim[] =>
  [...cells].map((cell) => ({ cell, ...cellSpot(tray, cell) }))

const isPlacing = () => usePlacement.getState().seat !== null

/** Returns the square of the ship in hand, else the keyboard's, while a fleet is laid out. */
function placed(): Cell {
  const { held, cursor } = usePlacement.getState()
  const [east, south] = held?.at ?? cursor ?? [4, 5]
  const within = (value: number) => Math.max(0, Math.min(FIELD_SIZE - 1, Math.round(value)))
  return cellAt(within(east), within(south))
}

const aimedCell = (): Cell => (isPlacing() ? placed() : (useAim.getState().cursor ?? MIDDLE))

/** Aims at the cells of both seas with a pad; while a fleet is laid out, a ship moves over the player's own. */
export const SEA_BATTLE_AIMING: Aiming = {
  aims: () => {
    const { open, own } = useAim.getState()
    if (isPlacing()) return onTray('near', ALL_CELLS)
    return own !== null || open.size === 0 ? 'cursor' : onTray('far', open)
  },
  from: () => cellSpot(isPlacing() ? 'near' : 'far', aimedCell()),
  aimAt: (cell) => {
    if (isPlacing()) placeAt(cell)
    else useAim.setState({ cursor: cell, own: null, isAimed: false, byKeys: true, refused: null })
  },
  beside: (place, east, north) => {
    const from = place ?? placeOf(isPlacing() ? 'near' : 'far', aimedCell())
    const [tray, cell] = [trayOfPlace(from), from % ALL_CELLS.length]
    const [file, rank] = [fileOf(cell) + east, rankOf(cell) - north]
    // the near sea lies to the west of the far one
    const over = tray === 'near' && file === FIELD_SIZE ? 'far' : tray === 'far' && file < 0 ? 'near' : tray
    const to = cellAt(over === tray ? file : (file + FIELD_SIZE) % FIELD_SIZE, rank)
    return to >= 0 ? placeOf(over, to) : null
  },
  step: (east, north) => {
    const at = aimedCell()
    const to = cellAt(fileOf(at) + east, rankOf(at) - north)
    if (to >= 0) SEA_BATTLE_AIMING.aimAt(to)
  },
  forget: () => {},
  isVain: () => {
    const { open, cursor, own } = useAim.getState()
    return !isPlacing() && own === null && cursor !== null && open.size > 0 && !open.has(cursor)
  },
  explain: () => {
    const { cursor, fire } = useAim.getState()
    if (cursor !== null) fire(cursor)
  },
  isGrave: () => !isPlacing() && useAim.getState().refused?.why === 'sure-water',
}

/** Moves the ship in hand, or the keyboard's square, to a cell; the first step only shows it. */
function placeAt(cell: Cell): void {
  const { held, cursor, step } = usePlacement.getState()
  const at = placed()
  if (held === null && cursor === null) step(0, 0)
  step(fileOf(cell) - fileOf(at), rankOf(cell) - rankOf(at))
}
