import { shipNamed } from '../../../../engine/admiral/fleet.ts'
import { sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { BoardMarks } from '../../highlights/boardMarks.ts'
import { middleOf } from '../boardCells.ts'
import { ShipShape } from './ShipShape.tsx'

interface CourseProps {
  readonly view: AdmiralState
  readonly overlay: BoardMarks
}

/** Shows the way to a ship's planned place, the ship there, the headings to choose from, and the dangers on the way. */
export function Course({ view, overlay }: CourseProps) {
  const { path, ghost, dangers, headings, selected } = overlay
  const { board } = view
  const ship = selected === null ? null : shipNamed(view, selected)
  return (
    <g data-testid="flat-course">
      {path.length > 0 && (
        <path
          className="waters-course"
          d={path
            .map((cell) => middleOf(board, cell))
            .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
            .join('')}
        />
      )}
      {ghost && ship && (
        <g className="waters-ghost" transform={turned(middleOf(board, ghost.at), sectorOf(ghost.heading))}>
          <ShipShape kind={ship.class} team={ship.team} />
        </g>
      )}
      {headings?.all.map((heading) => (
        <path
          key={heading}
          className={`waters-heading ${heading === headings.chosen ? 'is-chosen' : ''}`}
          d="M0-1L0.18-0.66H-0.18z"
          transform={turned(middleOf(board, headings.at), sectorOf(heading))}
        />
      ))}
      {dangers.map(({ cells, onlySwift }, index) => {
        const places = cells.map((cell) => middleOf(board, cell))
        const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: dangers lie along the way in order
            key={index}
            className="waters-crossing"
            opacity={onlySwift ? 0.6 : 1}
            transform={`translate(${mean('x')} ${mean('y')})`}
          >
            <circle r="0.2" />
            <path d="M0-0.12V0.03M0 0.1v0.01" />
          </g>
        )
      })}
    </g>
  )
}

const turned = ({ x, y }: { readonly x: number; readonly y: number }, sectors: number): string =>
  `translate(${x} ${y}) rotate(${sectors * 45})`
