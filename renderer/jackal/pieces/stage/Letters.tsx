import { useEffect, useMemo } from 'react'
import { cellAt, heightOf, printCell, widthOf } from '../../../../engine/jackal/cells.ts'
import { perMap } from '../../../../engine/jackal/geometry/perMap.ts'
import type { Board } from '../../../../engine/jackal/types.ts'
import { measuresOf } from '../../../../models/stage/measures.ts'
import { QUARTERS } from '../../../table/camera/quarter.ts'
import { type EdgeNames, type GlyphPlace, letteringBySide, railPlaces } from '../../../table/lettering/lettering.ts'
import { RailLetters } from '../../../table/lettering/RailLetters.tsx'

/** Names and places of the letters and numbers on the rails of a board. */
interface EdgeLetters {
  readonly names: EdgeNames
  readonly places: readonly GlyphPlace[]
}

/** The distance from the inside of the rail to the middle of the letters (cells). */
const IN_RAIL = 0.31
/** The side of a letter, and its height: just over the brass line. */
const LAID = { side: 0.46, height: 0.2 } as const

const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)

/**
 * Returns the letters that the log and the cards use for cells. Each letter stands on a small plate, so that the brass
 * line of the rail does not cross it.
 */
export const edgeLetters = perMap((board: Board): EdgeLetters => {
  const [files, ranks] = [range(widthOf(board)), range(heightOf(board))]
  const { sizeX, sizeZ } = measuresOf(board.map).tray
  return {
    names: {
      files: files.map((file) => printCell(board, cellAt(board, file, 0)).replace(/\d+$/, '')),
      ranks: ranks.map((rank) => String(rank + 1)),
      size: 0.8,
      plate: '#3d2411',
    },
    // from west to east, and from the far side, where the highest rank is, to the near one
    places: railPlaces(0, sizeX / 2 + IN_RAIL, files.length, ranks.toReversed(), sizeZ / 2 + IN_RAIL),
  }
})

/** Coordinates of the board on the rails of the tray, readable from the camera's side. */
export function Letters({ board }: { readonly board: Board }) {
  const { names, places } = edgeLetters(board)
  const bySide = useMemo(() => letteringBySide(names, places, LAID), [names, places])
  useEffect(
    () => () => {
      for (const side of QUARTERS) bySide[side].dispose()
    },
    [bySide],
  )
  return <RailLetters names={names} geometry={bySide[0]} bySide={bySide} />
}
