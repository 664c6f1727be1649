import type { CSSProperties } from 'react'
import { sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { Board } from '../../../../engine/admiral/types.ts'
import { usePercents } from '../../../i18n/usePercents.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import type { ShownRay } from '../../highlights/shownRays.ts'
import { chancesOn } from '../../highlights/written.ts'
import { middleOf } from '../boardCells.ts'

interface RayMarksProps {
  readonly board: Board
  readonly rays: readonly ShownRay[]
}

/** Rays of fire: one chevron per cell, and the chance to hit once in each band; nearer bands are stronger. */
export function RayMarks({ board, rays }: RayMarksProps) {
  const { share } = usePercents()
  const colours = TEAM_COLOURS[usePalette()].admiral
  return rays.map((ray, index) => {
    const chances = chancesOn(ray)
    const style = ray.foe ? ({ '--foe': colours[ray.foe] } as CSSProperties) : undefined // React types no custom properties
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a ship's rays keep their order
      <g key={index} className="waters-ray" data-lit={ray.lit} style={style}>
        {ray.line.cells.map(({ cell, band }, place) => {
          const { x, y } = middleOf(board, cell)
          const told = chances.find((one) => one.index === place)
          return (
            <g key={cell} transform={`translate(${x} ${y})`} className={`is-${band}`}>
              {told ? (
                <text y="0.13">{share(told.chance)}</text>
              ) : (
                <path d="M-0.2 0.12L0-0.14L0.2 0.12" transform={`rotate(${sectorOf(ray.line.ray) * 45})`} />
              )}
            </g>
          )
        })}
      </g>
    )
  })
}
