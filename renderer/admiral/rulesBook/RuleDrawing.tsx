import type { ReactNode } from 'react'
import type { TeamId } from '../../../engine/admiral/types.ts'
import { baseDrawing } from '../flat/picture/baseDrawing.ts'
import { ShipShape } from '../flat/picture/ShipShape.tsx'
import type { DrawingId } from './rulesBook.ts'

/** A small chart for the book of rules: a piece of the sea, three cells a side; `size` in rem. */
export function RuleDrawing({ drawing, size }: { readonly drawing: DrawingId; readonly size: number }) {
  return (
    <svg className="rule-drawing" width={`${size}rem`} height={`${size}rem`} viewBox="0 0 60 60" aria-hidden="true">
      <rect x="1" y="1" width="58" height="58" rx="4" fill="#1f5f7c" stroke="#2a180e" strokeWidth="1.6" />
      <path d="M20.3 2V58M39.7 2V58M2 20.3H58M2 39.7H58" stroke="#dff4f2" strokeOpacity="0.4" strokeDasharray="3 2.4" />
      {DRAWINGS[drawing]}
    </svg>
  )
}

interface ShipProps {
  readonly x: number
  readonly y: number
  /** Clockwise from north. */
  readonly turn?: number
  readonly team?: TeamId
  /** Set for a possible place of a ship: its outline alone. */
  readonly ghost?: boolean
}

/** The size of a cell of the flat map, in units of the drawing. */
const CELL = 18

/** A ship on its base from above. */
function Ship({ x, y, turn = 0, team = 'red', ghost = false }: ShipProps) {
  const { outline, head } = baseDrawing('line')
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${CELL})`}>
      {ghost ? (
        <g fill="none" stroke="#fff3cf" strokeWidth="0.07" strokeDasharray="0.11 0.08" strokeLinejoin="round">
          <path d={outline} />
          <path d={head} />
        </g>
      ) : (
        <ShipShape kind="line" team={team} />
      )}
    </g>
  )
}

function Island({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8 4q-1-8 6-9 9-1 10 6 0 6-8 6.5-7 .5-8-3.500z" fill="#e9cf8e" stroke="#2a180e" strokeWidth="1.2" />
      <path d="M-4.5 2.500q0-5 4-5.5 5.5-.5 5.5 3.5-.5 3.5-5 3.5-4 0-4.5-1.500z" fill="#5f9a3d" />
    </g>
  )
}

function Fort({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-7 7V-2.500h2.800V0h2.800v-2.500h2.800V0h2.800v-2.500H7V7z"
        fill="#c9b48a"
        stroke="#2a180e"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M0-2.500V-9H6L4.5-7 6-5H0" fill="#c8362c" stroke="#2a180e" strokeWidth="0.9" />
    </g>
  )
}

function Reef({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d="M-6 4l3-6 3 6zM1 4l2.8-8L7 4z"
      transform={`translate(${x} ${y})`}
      fill="#8f8577"
      stroke="#2a180e"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  )
}

/** A course with an arrow at its end. */
function Course({ d, colour = '#fff3cf' }: { readonly d: string; readonly colour?: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      markerEnd="none"
    />
  )
}

function Shot({ d }: { readonly d: string }) {
  return <path d={d} fill="none" stroke="#ffb03c" strokeWidth="2" strokeDasharray="0.1 4" strokeLinecap="round" />
}

function Label({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) {
  return (
    <text
      x={x}
      y={y}
      fill="#fff3cf"
      stroke="#2a180e"
      strokeWidth="2"
      paintOrder="stroke"
      fontSize="9"
      fontWeight="700"
      textAnchor="middle"
    >
      {children}
    </text>
  )
}

const ROUND = [0, 45, 90, 135, 180, 225, 270, 315]

const DRAWINGS: Readonly<Record<DrawingId, ReactNode>> = {
  field: (
    <>
      <Island x={12} y={13} />
      <Reef x={49} y={31} />
      <rect x="2" y="30" width="37.7" height="28" fill="#f3cf6f" fillOpacity="0.22" />
      <Fort x={12} y={49} />
      <Ship x={30} y={48} turn={90} />
    </>
  ),
  headings: (
    <>
      {ROUND.map((turn, i) => (
        <path
          key={turn}
          d="M0-14V-25M-3-21L0-26 3-21"
          transform={`translate(30 30) rotate(${turn})`}
          fill="none"
          stroke={i % 2 === 0 ? '#fff3cf' : '#ffd27a'}
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      <Ship x={30} y={30} turn={0} />
    </>
  ),
  manoeuvres: (
    <>
      <Ship x={30} y={49} />
      <Course d="M30 38V16M27 20l3-5 3 5" />
      <Course d="M26 40Q27 31 14 30M18.5 27L13 30l5 3.5" colour="#ffd27a" />
      <Course d="M34 40Q33 31 46 30M41.5 27L47 30l-5 3.5" colour="#ffd27a" />
      <Ship x={11} y={25} turn={-45} ghost />
      <Ship x={49} y={25} turn={45} ghost />
    </>
  ),
  calm: (
    <>
      <Ship x={30} y={32} />
      <Course d="M36 20q8 3 8 11M40.5 28l3.5 4 3.5-4.5" colour="#ffd27a" />
      <Course d="M24 20q-8 3-8 11M12.5 28l3.5 4 3.5-4.5" colour="#ffd27a" />
    </>
  ),
  storm: (
    <>
      <Ship x={12} y={12} ghost turn={-90} />
      <Course d="M19 18L40 40M40 33.500V40.500H33.5" />
      <Ship x={46} y={46} turn={135} />
      <path
        d="M6 34q6-4 12 0t12 0M30 10q6-4 12 0t12 0"
        fill="none"
        stroke="#d7efff"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  arcs: (
    <>
      <path d="M39.7 20.300H58V39.700H39.700zM2 20.300H20.300V39.700H2z" fill="#ffb03c" fillOpacity="0.5" />
      <path d="M20.3 2H39.700V20.300H20.300zM20.3 39.700H39.700V58H20.300z" fill="#e2432f" fillOpacity="0.4" />
      <Ship x={30} y={30} />
      <Label x={49} y={33}>
        1 3 5
      </Label>
      <Label x={11} y={33}>
        1 3 5
      </Label>
      <Label x={30} y={15}>
        5
      </Label>
      <Label x={30} y={53}>
        5
      </Label>
    </>
  ),
  reply: (
    <>
      <Ship x={12} y={30} />
      <Ship x={49} y={30} team="blue" turn={180} />
      <Shot d="M19 26H42" />
      <path d="M39 22.500l4 3.5-4 3.5" fill="none" stroke="#ffb03c" strokeWidth="1.6" />
      <Shot d="M42 35H19" />
      <path d="M22 31.500L18 35l4 3.5" fill="none" stroke="#ffb03c" strokeWidth="1.6" />
    </>
  ),
  crossing: (
    <>
      <Ship x={30} y={50} team="blue" turn={90} />
      <path d="M20.3 2H39.700V39.700H20.300z" fill="#ffb03c" fillOpacity="0.4" />
      <Course d="M4 14H52M47 10.500l5.5 3.5-5.5 3.5" />
      <Ship x={30} y={14} turn={90} ghost />
      <Shot d="M30 40V24" />
    </>
  ),
  boarding: (
    <>
      <Ship x={21} y={31} turn={-20} />
      <Ship x={39} y={31} team="blue" turn={20} />
      <path
        d="M27 24q3-3 6 0M27 31q3-3 6 0M27 38q3-3 6 0"
        fill="none"
        stroke="#fff3cf"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  port: (
    <>
      <rect x="2" y="2" width="56" height="56" fill="#f3cf6f" fillOpacity="0.22" />
      <Fort x={30} y={32} />
      <Ship x={12} y={48} turn={90} />
      <Label x={47} y={53}>
        +2
      </Label>
    </>
  ),
  treasure: (
    <>
      <Island x={30} y={30} />
      <circle cx="31" cy="30" r="4.5" fill="#f3c64e" stroke="#5b3a10" strokeWidth="1.2" />
      <Ship x={12} y={44} turn={60} />
      <Course d="M16 38L23 33" />
    </>
  ),
}
