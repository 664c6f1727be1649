import type { JackalState, Piece } from '../../../../engine/jackal/types.ts'
import { faceIndex } from '../../../../models/faces/atlas.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { FlagFigure, HatFigure } from '../../insignia/insignia.tsx'
import { vesselAt } from '../../table/vessels.ts'
import type { FigureSpot } from '../figureSpots.ts'
import { BoatFigure } from './FlatBoat.tsx'
import { Face } from './FlatTiles.tsx'
import { Chest, CoinFigure } from './Gold.tsx'
import { Question } from './signs.tsx'

interface FiguresProps {
  readonly view: JackalState
  readonly spots: ReadonlyMap<string, FigureSpot>
}

/** All pieces on the board, those behind first. */
export function Figures({ view, spots }: FiguresProps) {
  return [...spots].map(([id, { x, y, size }]) => {
    const piece = view.pieces.find((one) => one.id === id)
    if (!piece || typeof piece.at !== 'number') return null
    const swims = view.tiles[piece.at] === null && vesselAt(view, piece.at) === null
    return (
      <g key={id} transform={`translate(${x} ${y}) scale(${size}) translate(-12 -33)`}>
        {piece.lost ? <Lost piece={piece} /> : <Figure piece={piece} swims={swims} />}
      </g>
    )
  })
}

/** A piece on a canvas of 24 × 36 units with its feet at (12, 33), and its state. */
function Figure({ piece, swims }: { readonly piece: Piece; readonly swims: boolean }) {
  const { type, team, trapped, drunk, step, load } = piece
  return (
    <>
      <ellipse cx="12" cy="33" rx="9.5" ry="3" fill="#0007" />
      {type === 'pirate' ? <Pirate piece={piece} /> : <Resident piece={piece} />}
      {swims && <path className="isle-swim" d="M-1 34V25Q3 21 7 25T15 25 25 25V34Z" />}
      {trapped && <path className="isle-bars" d="M3 36V24M9 36V22M15 36V22M21 36V24M0 29H24" />}
      {drunk && <path className="isle-flask" d="M20 4h4v4q4 1 4 6v7h-12v-7q0-5 4-6z" />}
      {load === 'coin' && (
        <g transform="translate(2 26)">
          <CoinFigure size={7} />
        </g>
      )}
      {load === 'treasure' && (
        <g transform="translate(12 2) scale(34)">
          <Chest />
        </g>
      )}
      {load === 'boat' && (
        <g transform="translate(12 -1) scale(30 -30)">
          <BoatFigure />
        </g>
      )}
      {step > 0 && (
        <g transform="translate(2 31)">
          <circle className="isle-step" r="7" />
          <text className="isle-step-number" y="4">
            {step}
          </text>
        </g>
      )}
      {type !== 'pirate' && (
        <g transform="translate(-1 25) scale(0.5)">
          <FlagFigure team={team} />
        </g>
      )}
    </>
  )
}

function Pirate({ piece: { team } }: { readonly piece: Piece }) {
  const coat = TEAM_COLOURS[usePalette()].jackal[team]
  return (
    <g className="isle-pirate">
      <path d="M3.5 32.5Q4 19 12 19T20.5 32.5Q12 35.5 3.5 32.5Z" fill={coat} />
      <path className="isle-sash" d="M4.8 26.5Q12 29.5 19.2 26.5" />
      <circle cx="12" cy="14.8" r="5.6" fill="#e3a877" />
      <g className="isle-eyes">
        <circle cx="10" cy="15.4" r=".9" />
        <circle cx="14" cy="15.4" r=".9" />
      </g>
      <g transform="translate(0 -2)">
        <HatFigure team={team} />
      </g>
    </g>
  )
}

/** Ben Gunn, the missionary, Friday: the face of their tile, under their team's flag. */
function Resident({ piece: { type, team } }: { readonly piece: Piece }) {
  const colour = TEAM_COLOURS[usePalette()].jackal[team]
  if (type === 'pirate') return null
  return (
    <>
      <rect x="1" y="9" width="22" height="22" rx="4" fill={colour} stroke="#1c0f07" strokeWidth="1.5" />
      <g transform="translate(2 10) scale(20)">
        <Face index={faceIndex(type, 1)} />
      </g>
    </>
  )
}

/** A piece lost in a cave: its flag, as its place is unknown. */
function Lost({ piece: { team } }: { readonly piece: Piece }) {
  return (
    <g transform="translate(0 8)">
      <g transform="scale(0.75)">
        <FlagFigure team={team} />
      </g>
      <g transform="translate(20 16) scale(26)">
        <Question />
      </g>
    </g>
  )
}
