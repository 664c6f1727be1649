import { isBeside } from '../../../engine/jackal/cells.ts'
import { bearStep } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellsNamed, type JackalDeed, type JackalLesson, movedBy, ownShip } from './lesson.ts'

/**
 * The lesson about Archipelago and the lifeboat: ships that go anywhere, trampolines, a boat to be carried and rowed,
 * the bear (J-ARCH, J-BOAT).
 */
export const WATERS: JackalLesson = {
  id: 'waters',
  title: 'lesson.waters',
  about: 'lesson.waters.about',
  learnt: 'lesson.waters.learnt',
  position: lessonPosition({
    drawing: `
      ~ ~ ~ ~ ~           ~         ~ ~ ~        ~        ~
      ~ ~ ? ? ?           ~         ~ ~ ~        ~        ~
      ~ ? ? ? ?           ?         ~ ~ ?        ?        ~
      ~ ? ? ? ?           ?lifeboat ~ ~ ?chest-2 ?chest-1 ~
      ~ ? ? ? ?trampoline ?         ~ ~ ?        ?        ~
      ~ ~ ? ? ?bear       ~         ~ ~ ~        ~        ~
      ~ ~ ~ ~ ~           ~         ~ ~ ~        ~        ~`,
    ships: { white: { side: 'S', at: 'd1' } },
    pieces: { 'white-1': 'd1', 'white-2': 'd1', 'white-3': 'd1' },
    options: { variant: 'archipelago', lifeboat: true },
  }),
  steps: [
    {
      title: 'lesson.waters.sail',
      text: 'lesson.waters.sail.text',
      short: true,
      done: ({ event, after }) => event.kind === 'shipSailed' && cellsNamed(after, 'f2').includes(event.to),
      next: (view) => cellsNamed(view, 'f2'),
    },
    {
      title: 'lesson.waters.trampoline',
      text: 'lesson.waters.trampoline.text',
      done: (deed) => movedBy(deed, 'trampoline'),
      next: (view) => (view.decision ? [] : cellsNamed(view, 'e3')),
    },
    {
      title: 'lesson.waters.find',
      text: 'lesson.waters.find.text',
      // an action made before the step counts too: a boat is found and launched only once
      done: ({ after }) => after.lifeboat !== null,
      next: (view) => cellsNamed(view, 'f4'),
    },
    {
      title: 'lesson.waters.launch',
      text: 'lesson.waters.launch.text',
      short: true,
      done: ({ after }) => after.lifeboat?.afloat === true,
      next: (view) => cellsNamed(view, 'g4'),
    },
    {
      title: 'lesson.waters.row',
      text: 'lesson.waters.row.text',
      done: ({ after }) => isOnIslet(after),
      next: (view) => cellsNamed(view, isBesideIslet(view) ? 'i4' : 'h4'),
    },
    {
      title: 'lesson.waters.gold',
      text: 'lesson.waters.gold.text',
      done: ({ after }) => hasGold(after),
    },
    {
      title: 'lesson.waters.bear',
      text: 'lesson.waters.bear.text',
      done: ({ after }) => after.bear !== null,
      next: (view) => cellsNamed(view, 'e2'),
    },
    {
      title: 'lesson.waters.paw',
      text: 'lesson.waters.paw.text',
      done: isEscape,
      astray: leavesBear,
      next: (view) => (bearStep(view) === null ? landings(view) : []),
    },
  ],
}

/**
 * Returns whether a turn ends in which the bear has walked after a piece and reached none; with no piece ashore it
 * stands still. It may have been woken before there was gold aboard.
 */
function isEscape({ event, before, earlier }: JackalDeed): boolean {
  const hasWalked = earlier.some(({ kind }) => kind === 'bearWalked') && before.bear?.fresh === false
  return event.kind === 'turnPassed' && hasWalked && hasGold(before) && !earlier.some(isBearsCatch)
}

/** Returns a remark at the end of a turn in which the bear had no piece to walk after: it crosses no water. */
function leavesBear({ event, before, earlier }: JackalDeed): PlainTextKey | null {
  const isAlone = before.bear?.fresh === false && !earlier.some(({ kind }) => kind === 'bearWalked')
  return event.kind === 'turnPassed' && isAlone ? 'lesson.waters.astray' : null
}

/** Returns the cells where a piece can go ashore from the ship, as far from the bear as possible. */
function landings(view: JackalState): readonly Cell[] {
  const { board, tiles, bear } = view
  const ashore = ownShip(view).flatMap((ship) =>
    tiles.flatMap((tile, cell) => (tile && isBeside(board, ship, cell) && cell !== bear?.at ? [cell] : [])),
  )
  const isBeyondReach = (cell: Cell) => !bear || !isBeside(board, bear.at, cell)
  return ashore.filter(isBeyondReach).slice(0, 1)
}

const isBearsCatch = (event: JackalEvent): boolean =>
  event.kind === 'pieceMauled' || (event.kind === 'pieceDied' && event.cause === 'bear')

const hasGold = ({ teams }: JackalState): boolean => teams.some(({ gold }) => gold > 0)

function isOnIslet(view: JackalState): boolean {
  const cells = cellsNamed(view, ...ISLET)
  return view.pieces.some(({ at }) => typeof at === 'number' && cells.includes(at))
}

const isBesideIslet = (view: JackalState): boolean =>
  view.lifeboat !== null && cellsNamed(view, 'h3', 'h4', 'h5').includes(view.lifeboat.at)

const ISLET = ['i3', 'i4', 'i5', 'j3', 'j4', 'j5']
