import { useEffect, useMemo } from 'react'
import { cellAt, printCell } from '../../../engine/admiral/cells.ts'
import { QUARTERS } from '../../table/camera/quarter.ts'
import { type EdgeNames, type GlyphPlace, letteringBySide, railPlaces } from '../../table/lettering/lettering.ts'
import { RailLetters } from '../../table/lettering/RailLetters.tsx'
import { type Field, RAIL, SEA_MARGIN } from '../table/anchors.ts'

/** The distance of the names from the inner edge of the rail, between it and the brass line, in cells. */
const IN_RAIL = 0.42
const LAID = { side: 0.62, height: RAIL.top + 0.02 } as const

const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)

/** Returns the names of files and ranks of a field, the same as in the log and the panels. */
export function edgeNames({ width, height }: Field): EdgeNames {
  return {
    files: range(width).map((file) => printCell(cellAt(file, 0)).slice(0, 1)),
    ranks: range(height).map((rank) => printCell(cellAt(0, rank)).slice(1)),
    size: 0.8,
    plate: null,
  }
}

/** Returns the places of the names: from west to east, and from the far side with the highest rank to the near one. */
export function edgePlaces({ width, height }: Field): readonly GlyphPlace[] {
  const beyond = SEA_MARGIN + IN_RAIL
  const ranks = range(height).toReversed()
  return railPlaces(0, width / 2 + beyond, width, ranks, height / 2 + beyond)
}

/** Coordinates of the sea on the rails of its tray, readable from the camera's side. */
export function Letters({ field: { width, height } }: { readonly field: Field }) {
  const { names, bySide } = useMemo(() => {
    const [names, places] = [edgeNames({ width, height }), edgePlaces({ width, height })]
    return { names, bySide: letteringBySide(names, places, LAID) }
  }, [width, height])
  useEffect(
    () => () => {
      for (const side of QUARTERS) bySide[side].dispose()
    },
    [bySide],
  )
  return <RailLetters names={names} geometry={bySide[0]} bySide={bySide} />
}
