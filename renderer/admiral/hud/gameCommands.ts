import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { hideSecret } from '../../host/secrets.ts'
import type { GameCommands } from '../../hud/commands/useTableCommands.ts'
import { handle } from '../../input/contexts.ts'
import { isPadUsed } from '../../input/pad/lastDevice.ts'
import { pageTable } from '../../playback/pageTable.ts'
import type { Point } from '../../table/spot.ts'
import { Presses } from '../../ui/presses.ts'
import { openSheet } from '../../ui/screens.ts'
import { ADMIRAL, ASSIGNING, SIGHTS } from '../commands.ts'
import { nowOrAfterOrder } from '../intent/afterOrder.ts'
import { berthsOf } from '../intent/courseRules.ts'
import { useIntent } from '../intent/intent.ts'
import { type Asked, shootablesOf } from '../intent/targets.ts'
import { inTurn } from '../intent/tellToWait.ts'
import { cellSpot, fortTarget, shipTarget, WATER } from '../table/anchors.ts'
import { ADMIRAL_AIMING } from './aiming.ts'
import { confirmAssignment, dealAtRandom } from './captains/AssignDock.tsx'
import { useAssigning } from './captains/assigning.ts'
import { fireByPad, ORDER_HANDLERS } from './orders/orderHandlers.ts'

const intent = () => useIntent.getState()
const assigning = () => useAssigning.getState().seat !== null

const chooseInTurn = inTurn((n: number) => nowOrAfterOrder(() => intent().digit(n)))
const confirmInTurn = inTurn(() => nowOrAfterOrder(() => intent().confirm()))

/**
 * Handlers of orders by key: an order given while another is carried out follows it, and while others move the player
 * is asked to wait.
 */
const ORDER_COMMANDS = Object.fromEntries(
  Object.entries({ ...ORDER_HANDLERS, fire: () => (isPadUsed() ? fireByPad() : ORDER_HANDLERS.fire()) }).map(
    ([name, order]) => [name, inTurn(() => nowOrAfterOrder(order))],
  ),
) as typeof ORDER_HANDLERS // the same names

/**
 * Handlers of Admiral's commands: the cursor steers or points, and Enter confirms the shown action. While captains are
 * assigned a digit takes a card, the next gives it.
 */
export const ADMIRAL_COMMANDS: GameCommands = {
  tables: [
    handle(ADMIRAL, ORDER_COMMANDS, () => !assigning()),
    handle(ASSIGNING, { random: dealAtRandom, clear: () => useAssigning.getState().clear() }, assigning),
    handle(SIGHTS, {
      danger: () => intent().toggleDanger(),
      'danger-next': () => intent().toggleDanger('next'),
      rose: () => intent().toggleRose(),
      captains: () => openSheet({ name: 'own' }),
      hide: hideSecret,
    }),
  ],
  cursor: (east, north) => nowOrAfterOrder(() => intent().arrow(east, north)),
  choose: (n) => (assigning() ? assignByNumber(n) : chooseInTurn(n)),
  next: inTurn((step: 1 | -1) => nowOrAfterOrder(() => intent().nextUnit(step))),
  confirm,
  cancel: () => (assigning() ? putDown() : intent().cancel()),
  selection,
  reach,
  glidesAmid: true,
  aiming: ADMIRAL_AIMING,
  onSelection: (listener) => useIntent.subscribe(listener),
}

/**
 * Counts presses of the confirming key; the number is the longest pause between fast repeated presses, in milliseconds.
 */
const confirms = new Presses(700)

/** True if the last press was for the panel of captains; presses right after it are, too. */
let isForPanel = false
/** The cell that was aimed at with the last press. */
let confirmed: Cell | null = null

/**
 * Confirms the shown action. A player who has just assigned the captains gives no order by repeated presses, unless they
 * have aimed at another cell since.
 */
function confirm(): void {
  const { cursor } = intent()
  const isNew = confirms.isNew() || cursor !== confirmed
  confirmed = cursor
  isForPanel = assigning() || (isForPanel && !isNew)
  if (assigning()) confirmAssignment()
  else if (!isForPanel) confirmInTurn()
}

/** Returns the end of the course, else the target, the keyboard's cell, or the selected ship or fort. */
function selection(): Point | null {
  const { course, target, cursor, selected, view } = intent()
  const cell = course && course.way.length > 0 ? course.at : target === null ? cursor : null
  if (cell !== null && view) return { ...cellSpot(view.board, cell), y: WATER }
  const unit = target ?? selected
  if (unit === null) return null
  return pageTable.playback.poses.get(shipTarget(unit)) ?? pageTable.playback.poses.get(fortTarget(unit)) ?? null
}

/** The distance from its middle within which a cell must be visible, in cells. */
const SEEN = 0.35
const CORNERS = [-SEEN, SEEN].flatMap((x) => [-SEEN, SEEN].map((z) => ({ x, z })))

/**
 * Returns the cells in range of the selected ship, and of its targets; none once a course or a target is chosen, which
 * has its own panel.
 */
function reach(): readonly Point[] {
  const { view, asked, course, target, selected } = intent()
  if (!view || course || target !== null) return []
  const cells = new Set([...berthsOf(intent()).map(({ at }) => at), ...shotAt(view, asked, selected)])
  const spots = [...cells].map((cell) => cellSpot(view.board, cell))
  return spots.flatMap((spot) => CORNERS.map(({ x, z }) => ({ x: spot.x + x, y: WATER, z: spot.z + z })))
}

/** Returns the cells of the units that a ship can fire at. */
function shotAt(view: AdmiralState, asked: Asked | null, ship: UnitId | null): readonly Cell[] {
  const cells = shootablesOf(asked, ship).map(({ target }) => unitNamed(view, target)?.at)
  return cells.filter((cell) => typeof cell === 'number')
}

/** Takes a captain in hand with the first digit, and gives the card to a ship with the second. */
function assignByNumber(n: number): void {
  const { held, ships, hold, give } = useAssigning.getState()
  const [captain, ship] = [CAPTAINS[n - 1], ships[n - 1]]
  if (held === null && captain) hold(captain)
  else if (held !== null && ship) give(ship.id)
}

function putDown(): boolean {
  const { held, hold } = useAssigning.getState()
  if (held) hold(held)
  return held !== null
}
