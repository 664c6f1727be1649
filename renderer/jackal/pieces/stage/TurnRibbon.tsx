import { useMemo } from 'react'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { RIBBON_MARKS } from '../../../table/ribbon/marks.ts'
import { RailRibbon } from '../../../table/ribbon/RailRibbon.tsx'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { CREW_EMBLEMS } from '../../insignia/crewEmblems.ts'
import type { JackalStage } from '../../table/stageOf.ts'
import { isJackalView } from '../../view.ts'

/** The tray's rails from `models/stage/tray.ts`, and the end of the letters on them (cells). */
const RAILS = { x: 0, z: 0, rail: 0.62, from: 0.54 } as const

/** The ribbon of the crew that moves, round the tray; none when the match is over. */
export function TurnRibbon({ stage }: { readonly stage: JackalStage }) {
  const crew = useShownNow(({ shown }) => (isJackalView(shown) && !shown.result ? shown.turn : null))
  const palette = usePalette()
  const { sizeX, sizeZ } = stage.tray
  const trays = useMemo(() => [{ ...RAILS, sizeX, sizeZ }], [sizeX, sizeZ])
  if (crew === null) return null
  return (
    <RailRibbon
      trays={trays}
      paint={{ cloth: TEAM_COLOURS[palette].jackal[crew], mark: RIBBON_MARKS[CREW_EMBLEMS[crew]] }}
    />
  )
}
