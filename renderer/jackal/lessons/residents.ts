import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { cellsNamed, type JackalLesson, movedBy, pieceNamed, turnsOver } from './lesson.ts'
import { lessonPosition } from './position.ts'

/** Turntables, those who live on the island, and the grove (J-TURNTABLE, J-FRIDAY, J-BEN, J-MISSIONARY, J-GROVE). */
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
      done: (deed) => turnsOver(deed, 'jungle'),
      missed: needs(),
      next: (view) => cellsNamed(view, 'd2'),
    },
    {
      title: 'lesson.residents.on',
      text: 'lesson.residents.on.text',
      short: true,
      done: (deed) => movedBy(deed, 'turntable'),
      missed: needs(),
      next: (view) => cellsNamed(view, 'd2'),
    },
    {
      title: 'lesson.residents.friday',
      text: 'lesson.residents.friday.text',
      short: true,
      done: (deed) => turnsOver(deed, 'friday'),
      missed: needs(),
      next: (view) => cellsNamed(view, 'd3'),
    },
    {
      title: 'lesson.residents.carry',
      text: 'lesson.residents.carry.text',
      done: ({ event }) => event.kind === 'loadScored',
      missed: needs(isCoinAshore),
      next: (view) => cellsNamed(view, isAt(view, 'friday', 'c2') ? 'd1' : 'c2'),
      by: (view) => placeOf(view, 'friday'),
    },
    {
      title: 'lesson.residents.ben',
      text: 'lesson.residents.ben.text',
      done: (deed) => turnsOver(deed, 'ben'),
      missed: needs(),
      next: (view) => cellsNamed(view, 'd4'),
    },
    {
      title: 'lesson.residents.missionary',
      text: 'lesson.residents.missionary.text',
      done: (deed) => turnsOver(deed, 'missionary'),
      missed: needs(),
      next: (view) => cellsNamed(view, 'd5'),
    },
    {
      title: 'lesson.residents.bottle',
      text: 'lesson.residents.bottle.text',
      done: ({ event }) => event.kind === 'missionaryArmed',
      missed: needs(canDrink),
      next: (view) => cellsNamed(view, 'e6'),
      by: (view) => placeOf(view, 'missionary'),
    },
    {
      title: 'lesson.residents.grove',
      text: 'lesson.residents.grove.text',
      done: ({ event }) => event.kind === 'groveEntered',
      missed: needs(isGroveClosed),
      next: (view) => cellsNamed(view, 'c6'),
    },
    {
      title: 'lesson.residents.command',
      text: 'lesson.residents.command.text',
      short: true,
      // with the missionary a pirate by then, as nobody who has run ahead to the grove is done with the rest
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

/** Where the black pirate can go: ashore, or back aboard. */
function aheadOfBlack(view: JackalState): readonly Cell[] {
  const berths = cellsNamed(view, 'c9', 'd9', 'e9')
  const berth = berths.findIndex((cell) => placeOf(view, 'black-1').includes(cell))
  if (berth >= 0) return cellsNamed(view, 'c8', 'd8', 'e8').slice(berth, berth + 1)
  return view.teams.flatMap(({ id, ship }) => (id === 'black' && ship !== null ? [ship] : []))
}

/** A step that cannot be done any more once all who fight are dead, or that asks for more besides. */
function needs(more: (view: JackalState) => boolean = () => true): (view: JackalState) => PlainTextKey | null {
  const isManned = ({ pieces }: JackalState) =>
    pieces.some(({ team, type, at }) => team === 'white' && type === 'pirate' && typeof at === 'number')
  return (view) => (isManned(view) && more(view) ? null : 'lesson.residents.missed')
}

const placeOf = (view: JackalState, id: string) => {
  const at = pieceNamed(view, id)?.at
  return typeof at === 'number' ? [at] : []
}

const isAt = (view: JackalState, id: string, cell: string): boolean =>
  placeOf(view, id).some((at) => cellsNamed(view, cell).includes(at))

function isCoinAshore({ tiles }: JackalState): boolean {
  return tiles.some((tile) => (tile?.coins ?? 0) > 0 || tile?.steps.some(({ coins }) => coins > 0))
}

/** The missionary lives, and there is a bottle for him. */
function canDrink(view: JackalState): boolean {
  const isClosed = cellsNamed(view, 'e6').some((cell) => view.tiles[cell]?.open === false)
  return (
    placeOf(view, 'missionary').length > 0 &&
    (isClosed || view.teams.some(({ id, bottles }) => id === 'white' && bottles > 0))
  )
}

function isGroveClosed(view: JackalState): boolean {
  return cellsNamed(view, 'c6').some((cell) => view.tiles[cell]?.open === false)
}
