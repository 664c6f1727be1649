import { useMemo } from 'react'
import type { Pointing } from '../../highlights/marks.ts'
import { figureSpots } from '../figureSpots.ts'
import type { IslandView } from '../useIslandView.ts'
import { EdgeNames } from './EdgeNames.tsx'
import { Figures } from './Figures.tsx'
import { BearWay, FlatBear } from './FlatBear.tsx'
import { FlatBoat } from './FlatBoat.tsx'
import { FlatShipGhost, FlatShips } from './FlatShips.tsx'
import { FlatTiles } from './FlatTiles.tsx'
import { Gold } from './Gold.tsx'
import { Ground } from './Ground.tsx'
import { GroundMarks, OverMarks, Rings } from './Marks.tsx'

interface IslandPictureProps {
  readonly view: IslandView
  /** True if ranks and files have their names on the sea. */
  readonly isNamed: boolean
  readonly pointing: Pointing
}

/** The island from above: everything on it, and the possible actions. */
export function IslandPicture({ view, isNamed, pointing }: IslandPictureProps) {
  const spots = useMemo(() => figureSpots(view), [view])
  return (
    <g className="isle">
      <Ground board={view.board} />
      {isNamed && <EdgeNames board={view.board} aim={pointing.cursor} />}
      <FlatTiles board={view.board} tiles={view.tiles} />
      <GroundMarks view={view} pointing={pointing} />
      <Rings view={view} pointing={pointing} spots={spots} />
      <Gold board={view.board} tiles={view.tiles} />
      <FlatShips view={view} />
      <FlatShipGhost view={view} voyage={pointing.voyage} />
      <FlatBoat view={view} />
      <Figures view={view} spots={spots} />
      {view.bear && <FlatBear board={view.board} at={view.bear.at} />}
      {pointing.bear && <BearWay board={view.board} step={pointing.bear} />}
      <OverMarks view={view} pointing={pointing} spots={spots} />
    </g>
  )
}
