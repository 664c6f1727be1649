import type { Route } from '../../../../engine/jackal/foresight.ts'
import type { Cell } from '../../../../engine/jackal/types.ts'
import type { Pointing } from '../../highlights/marks.ts'
import type { DecalName } from '../../highlights/pictures.ts'
import { endMark } from '../../highlights/routeEnds.ts'
import { type Selected, vesselCellOf } from '../../intent/targets.ts'
import { cornerOf, middleOf, type SeenBoard } from '../boardCells.ts'
import type { FigureSpot } from '../figureSpots.ts'
import type { IslandView } from '../useIslandView.ts'
import { ALOFT_SIGNS, END_SIGNS } from './signs.tsx'

interface MarksProps {
  readonly view: IslandView
  readonly pointing: Pointing
}

/** Marks on the ground: possible choices, cells that the load bars, choices already made. */
export function GroundMarks({ view: { board }, pointing }: MarksProps) {
  return (
    <>
      {pointing.targets.map(({ cell, fatal }) => (
        <Frame
          key={cell}
          board={board}
          cell={cell}
          look={`isle-target ${fatal ? 'is-fatal' : ''} ${pointing.isPlan ? 'is-plan' : ''}`}
        />
      ))}
      {pointing.barred.map((cell) => {
        const { x, y } = middleOf(board, cell)
        return <path key={cell} className="isle-barred" d={`M${x - 0.2} ${y - 0.2}l.4 .4m0-.4l-.4 .4`} />
      })}
      {pointing.chosen.map((cell) => (
        <Frame key={cell} board={board} cell={cell} look="isle-chosen" />
      ))}
    </>
  )
}

interface RingsProps extends MarksProps {
  readonly spots: ReadonlyMap<string, FigureSpot>
}

/** Marks at the feet of pieces: those that may act, and the chosen one. */
export function Rings({ view, pointing: { ready, selected }, spots }: RingsProps) {
  return (
    <>
      {ready.map((one) => (
        <Ring
          key={one.kind === 'piece' ? one.id : `${one.boat ? 'boat' : 'ship'} ${one.team}`}
          one={one}
          view={view}
          spots={spots}
          look="is-ready"
        />
      ))}
      {selected && <Ring one={selected} view={view} spots={spots} look="is-selected" />}
    </>
  )
}

interface RingProps {
  readonly one: Selected
  readonly view: IslandView
  readonly spots: ReadonlyMap<string, FigureSpot>
  readonly look: string
}

function Ring({ one, view, spots, look }: RingProps) {
  if (one.kind === 'piece') {
    const spot = spots.get(one.id)
    if (!spot) return null
    const { x, y, size } = spot
    return <ellipse className={`isle-ring ${look}`} cx={x} cy={y - size * 2} rx={size * 14} ry={size * 6} />
  }
  const ship = vesselCellOf(view, one)
  if (ship === null) return null
  const { x, y } = middleOf(view.board, ship)
  return <ellipse className={`isle-ring ${look}`} cx={x} cy={y + 0.36} rx="0.56" ry="0.17" />
}

/** Marks over everything: the ways of the aimed move, the results at targets, the chosen piece, the aim. */
export function OverMarks({ view, pointing, spots }: RingsProps) {
  const { board } = view
  const { from, routes, voyage, swap, aloft, cursor, selected } = pointing
  return (
    <>
      {from !== null && <Routes routes={routes} from={from} board={board} />}
      {voyage && <Way cells={voyage.way} board={board} />}
      {swap && <path className="isle-route" d={`${line(board, swap[0], swap[1])}${line(board, swap[1], swap[0])}`} />}
      {aloft.map(({ cell, sign }) => {
        const { x, y } = cornerOf(board, cell)
        const Sign = ALOFT_SIGNS[sign]
        return (
          <g key={cell} transform={`translate(${x + 0.22} ${y + 0.22})`}>
            <Sign />
          </g>
        )
      })}
      {selected?.kind === 'piece' && <Pointer spot={spots.get(selected.id)} />}
      {cursor !== null && <Frame board={board} cell={cursor} look="isle-aim" />}
    </>
  )
}

function Pointer({ spot }: { readonly spot: FigureSpot | undefined }) {
  if (!spot) return null
  const { x, y, size } = spot
  return <path className="isle-pointer" d={`M${x - 0.13} ${y - size * 33 - 0.2}h.26l-.13 .18z`} />
}

interface RoutesProps {
  readonly routes: readonly Route[]
  readonly from: Cell
  readonly board: SeenBoard
}

/** Every way of the move as a dotted line, and a sign at each end that has one. */
function Routes({ routes, from, board }: RoutesProps) {
  const legs = routes.flatMap(({ path }) =>
    path.map(({ cell }, index) => line(board, path[index - 1]?.cell ?? from, cell)),
  )
  const ends = new Map(routes.flatMap((route) => endOf(route)))
  return (
    <>
      <path className="isle-route-shade" d={[...new Set(legs)].join('')} />
      <path className="isle-route" d={[...new Set(legs)].join('')} />
      {[...ends].map(([cell, end]) => {
        const Sign = END_SIGNS[end]
        const { x, y } = middleOf(board, cell)
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            {Sign && <Sign />}
          </g>
        )
      })}
    </>
  )
}

/** The path of a ship or the boat, as a dotted line. */
function Way({ cells, board }: { readonly cells: readonly Cell[]; readonly board: SeenBoard }) {
  const way = cells.slice(1).map((cell, index) => line(board, cells[index] ?? cell, cell))
  return (
    <g data-testid="ship-way">
      <path className="isle-route-shade" d={way.join('')} />
      <path className="isle-route" d={way.join('')} />
    </g>
  )
}

function endOf(route: Route): readonly (readonly [Cell, DecalName])[] {
  const [cell, mark] = [route.path.at(-1)?.cell, endMark(route)]
  return cell === undefined || mark === null ? [] : [[cell, mark]]
}

function line(board: SeenBoard, from: Cell, to: Cell): string {
  const [a, b] = [middleOf(board, from), middleOf(board, to)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}`
}

function Frame({ board, cell, look }: { readonly board: SeenBoard; readonly cell: Cell; readonly look: string }) {
  const { x, y } = cornerOf(board, cell)
  return <rect className={look} x={x + 0.035} y={y + 0.035} width="0.93" height="0.93" rx="0.12" />
}
