import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellsNamed, type JackalLesson, movedBy, ownShip, pieceNamed } from './lesson.ts'

/** The lesson about turntables, residents, and the grove (J-TURNTABLE, J-FRIDAY, J-BEN, J-MISSIONARY, J-GROVE). */
export const RESIDENTS: JackalLesson = {
  id: 'residents',
  title: 'lesson.residents',
  about: 'lesson.residents.about',
  learnt: 'lesson.residents.learnt',
  position: lessonPosition({
    drawing: `
      ~ ~ ~      ~           ~         ~ ~
      ~ ~ .      .           .         ~ ~
      ~ ~ ~      ~           ~         ~ ~
      ~ ~ ?grove ?           ?bottle-1 ~ ~
      ~ ? ?      ?missionary ?         ? ~
      ~ ? ?      ?ben        ?         ? ~
      ~ ? ?      ?friday     ?         ?chest-1 ~
      ~ ~ .      ?jungle     ?         ~ ~
      ~ ~ ~      ~           ~         ~ ~`,
    ships: { white: { side: 'S', at: 'd1' }, black: { side: 'N', at: 'd9' } },
    pieces: { 'white-1': 'd1', 'white-2': 'd1', 'black-1': 'd9' },
    coins: { c2: 1 },
  }),
  steps: [
    {
      title: 'lesson.residents.jungle',
      text: 'lesson.residents.jungle.text',
      short: true,
      // a discovery made before the step counts too: a tile is turned over only once
      done: ({ after }) => isOpen(after, 'd2'),
      missed: spoilt,
      next: (view) => cellsNamed(view, 'd2'),
    },
    {
      title: 'lesson.residents.on',
      text: 'lesson.residents.on.text',
      short: true,
      done: (deed) => movedBy(deed, 'turntable'),
      missed: spoilt,
      next: (view) => cellsNamed(view, 'd2'),
    },
    {
      title: 'lesson.residents.friday',
      text: 'lesson.residents.friday.text',
      short: true,
      done: ({ after }) => pieceNamed(after, 'friday') !== null,
      missed: spoilt,
      next: (view) => cellsNamed(view, 'd3'),
    },
    {
      title: 'lesson.residents.carry',
      text: 'lesson.residents.carry.text',
      done: ({ after }) => after.teams.some(({ gold }) => gold > 0),
      missed: spoilt,
      next: (view) => (isAt(view, 'friday', 'c2') ? ownShip(view) : cellsNamed(view, 'c2')),
      by: (view) => placeOf(view, 'friday'),
    },
    {
      title: 'lesson.residents.ben',
      text: 'lesson.residents.ben.text',
      done: ({ after }) => pieceNamed(after, 'ben') !== null,
      missed: spoilt,
      next: (view) => cellsNamed(view, 'd4'),
    },
    {
      title: 'lesson.residents.missionary',
      text: 'lesson.residents.missionary.text',
      done: ({ after }) => pieceNamed(after, 'missionary') !== null,
      missed: spoilt,
      next: (view) => cellsNamed(view, 'd5'),
    },
    {
      title: 'lesson.residents.bottle',
      text: 'lesson.residents.bottle.text',
      done: ({ after }) => pieceNamed(after, 'missionary')?.fighter === true,
      missed: spoilt,
      next: (view) => cellsNamed(view, 'e6'),
      by: (view) => placeOf(view, 'missionary'),
    },
    {
      title: 'lesson.residents.grove',
      text: 'lesson.residents.grove.text',
      done: ({ event }) => event.kind === 'groveEntered',
      missed: spoilt,
      next: (view) => cellsNamed(view, 'c6'),
    },
    {
      title: 'lesson.residents.command',
      text: 'lesson.residents.command.text',
      short: true,
      // with the missionary a pirate by then, so that a piece that runs ahead to the grove does not skip the other
      // steps
      done: ({ event, before }) =>
        before.groveTurns > 0 &&
        before.turn === 'black' &&
        event.kind === 'turnPassed' &&
        pieceNamed(before, 'missionary')?.fighter === true,
      missed: (view) => (view.groveTurns > 0 ? null : 'lesson.residents.missed'),
      next: aheadOfBlack,
    },
  ],
}

/** Returns the targets of the black pirate: ashore, or back aboard. */
function aheadOfBlack(view: JackalState): readonly Cell[] {
  const berths = cellsNamed(view, 'c9', 'd9', 'e9')
  const berth = berths.findIndex((cell) => placeOf(view, 'black-1').includes(cell))
  if (berth >= 0) return cellsNamed(view, 'c8', 'd8', 'e8').slice(berth, berth + 1)
  return view.teams.flatMap(({ id, ship }) => (id === 'black' && ship !== null ? [ship] : []))
}

/**
 * Returns why the lesson can no longer be passed: all fighters are dead, no coin is left, the missionary or its bottle
 * is gone, or the grove was entered too soon. Checked in every step, as going back leads no further than to the start
 * of a step.
 */
function spoilt(view: JackalState): PlainTextKey | null {
  const isManned = view.pieces.some(
    ({ team, type, at }) => team === 'white' && type === 'pirate' && typeof at === 'number',
  )
  const isGood = isManned && hasCoin(view) && canDrink(view) && !isOpen(view, 'c6')
  return isGood ? null : 'lesson.residents.missed'
}

const placeOf = (view: JackalState, id: string) => {
  const at = pieceNamed(view, id)?.at
  return typeof at === 'number' ? [at] : []
}

const isAt = (view: JackalState, id: string, cell: string): boolean =>
  placeOf(view, id).some((at) => cellsNamed(view, cell).includes(at))

/** Returns whether a coin is aboard, or can still be brought there. */
function hasCoin({ teams, tiles }: JackalState): boolean {
  const isAshore = tiles.some((tile) => (tile?.coins ?? 0) > 0 || tile?.steps.some(({ coins }) => coins > 0))
  return isAshore || teams.some(({ gold }) => gold > 0)
}

/** Returns whether the missionary is armed, or is alive or still to be found with a bottle for it. */
function canDrink(view: JackalState): boolean {
  const missionary = pieceNamed(view, 'missionary')
  if (missionary?.fighter) return true
  const isThere = missionary === null || typeof missionary.at === 'number'
  return isThere && (!isOpen(view, 'e6') || view.teams.some(({ id, bottles }) => id === 'white' && bottles > 0))
}

function isOpen(view: JackalState, name: string): boolean {
  return cellsNamed(view, name).some((cell) => view.tiles[cell]?.open === true)
}
