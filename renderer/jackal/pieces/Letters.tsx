import { useEffect, useMemo } from 'react'
import { cellAt, heightOf, printCell, widthOf } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { TRAY } from '../../../models/stage/measures.ts'
import { QUARTERS } from '../../table/camera/quarter.ts'
import { type EdgeNames, letteringBySide, railPlaces } from '../../table/lettering/lettering.ts'
import { RailLetters } from '../../table/lettering/RailLetters.tsx'

const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)
const FILES = range(widthOf(CLASSIC_ISLAND))
const RANKS = range(heightOf(CLASSIC_ISLAND))

/** As the log and the cards name cells. Small plates keep the rail's brass line out of the letters. */
export const EDGE_NAMES: EdgeNames = {
  files: FILES.map((file) => printCell(CLASSIC_ISLAND, cellAt(CLASSIC_ISLAND, file, 0)).replace(/\d+$/, '')),
  ranks: RANKS.map((rank) => String(rank + 1)),
  size: 0.8,
  plate: '#3d2411',
}

/** The middle of the rails, and a hair over the brass line in them. */
const RAIL = TRAY.sizeX / 2 + 0.31
const LAID = { side: 0.46, height: 0.2 } as const

/** From west to east, and from the far side, where the highest rank is, to the near one. */
export const EDGE_PLACES = railPlaces(0, RAIL, FILES.length, RANKS.toReversed())

/** Coordinates of the island on the rails of the tray, to be read from the side on which the camera stands. */
export function Letters() {
  const bySide = useMemo(() => letteringBySide(EDGE_NAMES, EDGE_PLACES, LAID), [])
  useEffect(
    () => () => {
      for (const side of QUARTERS) bySide[side].dispose()
    },
    [bySide],
  )
  return <RailLetters names={EDGE_NAMES} geometry={bySide[0]} bySide={bySide} />
}
