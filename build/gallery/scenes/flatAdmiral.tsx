import '../../../renderer/styles/fonts.ts'
import '../../../renderer/styles/base.css'
import '../../../renderer/admiral/flat/picture/picture.css'
import { useLayoutEffect, useState } from 'react'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { legalMoves } from '../../../engine/admiral/moves.ts'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { Chart } from '../../../renderer/admiral/flat/picture/Chart.tsx'
import { Units } from '../../../renderer/admiral/flat/picture/Units.tsx'
import { useIntent } from '../../../renderer/admiral/intent/intent.ts'
import { battle, opening } from '../../../renderer/testkit/boards/admiralBoard.ts'
import type { GalleryScene } from '../scenes.tsx'
import { drawnByLot } from './admiral/admiralLottery.ts'
import { skirmish } from './admiral/admiralOrders.tsx'
import { FlatScene, type Moment } from './FlatScene.tsx'

const NAMES = { red: 'Anne Bonny', blue: 'Francis Drake' }
const at = (name: string) => parseCell(name) ?? 0

function moment(view: AdmiralState, begin: (intent: ReturnType<typeof useIntent.getState>) => void): Moment {
  return {
    game: 'admiral',
    view,
    seat: 'red',
    names: NAMES,
    moves: legalMoves(view, 'red'),
    begin: () => begin(useIntent.getState()),
  }
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  'flat-admiral': moment(skirmish(), (intent) => intent.clickUnit('red-line-0')),
  'flat-admiral-course': moment(skirmish(), (intent) => {
    intent.clickUnit('red-galleon-1')
    intent.clickCell(at('l4'))
  }),
  'flat-admiral-fire': moment(skirmish(), (intent) => {
    intent.clickUnit('red-line-0')
    intent.clickUnit('blue-frigate-4')
  }),
  'flat-admiral-danger': moment(skirmish('NW storm'), (intent) => intent.toggleDanger()),
  'flat-admiral-captains': moment(opening({ captains: 'all' }), () => {}),
}

const asked = (name: string) => new URLSearchParams(location.search).get(name)

/** All that a flat ship or fort may bear: gold, captains, a flag hauled down, dark points. */
const signs = (): AdmiralState =>
  battle({
    land: ['n4', 'j3'],
    forts: { n4: ['red'], j3: ['blue', 3] },
    ships: [
      ['line blue l5 W', { hullDamage: 5, sailDamage: 2, captain: 'swift', captainShown: true }],
      ['frigate red k4 NE', { hullDamage: 2, sailDamage: 4, gold: 4, prize: true }],
      ['brig blue m3 E', { sailDamage: 5, done: true, prize: true }],
      ['galleon red o3 NW', { hullDamage: 1, captain: 'rapid', gold: 2 }],
    ],
    wind: 'E fresh',
  })

/** A sea on the flat map: `cell` (pixels) and `grey` are asked in the address. */
function FlatSea({ seaOf }: { readonly seaOf: () => AdmiralState }) {
  const [view] = useState(seaOf)
  const { width, height } = view.board
  const cell = Number(asked('cell') ?? 28)
  useLayoutEffect(() => {
    void document.fonts.ready.then(() => {
      window.__ready = true
    })
  }, [])
  return (
    <svg
      width={width * cell}
      height={height * cell}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', filter: asked('grey') === null ? 'none' : 'grayscale(1)' }}
    >
      <title>{view.wind.strength}</title>
      <Chart board={view.board} wind={view.wind} />
      <Units view={view} />
    </svg>
  )
}

/** Admiral on the flat table. */
export const FLAT_ADMIRAL_SCENES: Readonly<Record<string, GalleryScene>> = {
  ...Object.fromEntries(
    Object.entries(MOMENTS).map(([name, one]) => [name, { page: () => <FlatScene moment={one} /> }]),
  ),
  'flat-admiral-lottery': { page: () => <FlatSea seaOf={() => drawnByLot(Number(asked('seed') ?? 1))} /> },
  'flat-admiral-signs': { page: () => <FlatSea seaOf={signs} /> },
}
