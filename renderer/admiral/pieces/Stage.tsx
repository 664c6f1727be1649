import { useCallback, useEffect, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { TeamId } from '../../../engine/admiral/types.ts'
import { shoreOf } from '../../../models/admiral/sea/shore.ts'
import { seaFrame, seaTable } from '../../../models/admiral/tray.ts'
import { useTick } from '../../picture/useTick.ts'
import { useOfTable, useShownNow } from '../../playback/useShownTable.ts'
import { CabinProps } from '../../table/cabin/CabinProps.tsx'
import { cabinAround } from '../../table/cabin/layout.ts'
import { Lights } from '../../table/light/Lights.tsx'
import { Vignette } from '../../table/light/Vignette.tsx'
import { LoadingBoundary } from '../../table/loading/LoadingBoundary.tsx'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { MadeTray } from '../../table/MadeTray.tsx'
import { useQuality, useResources } from '../../table/resources.tsx'
import { type SeaWind, useSeaWind } from '../../table/water/seaWind.ts'
import { useSeaStep } from '../../table/water/waterClock.ts'
import { type Field, trayHalves } from '../table/anchors.ts'
import { isAdmiralView } from '../view.ts'
import { Bases } from './bases/Bases.tsx'
import { Cards } from './Cards.tsx'
import { FortFlags } from './forts/FortFlags.tsx'
import { Forts } from './forts/Forts.tsx'
import { Letters } from './Letters.tsx'
import { lightingOf } from './lighting.ts'
import { Props } from './Props.tsx'
import { preloadFleets } from './preload.ts'
import { Land } from './sea/Land.tsx'
import { Sea } from './sea/Sea.tsx'
import { type Chart, seaMapOf } from './sea/seaMap.ts'
import { useChart } from './sea/useChart.ts'
import { windShown } from './sea/wind.ts'
import { DamageMarks } from './ships/DamageMarks.tsx'
import { Ghost } from './ships/Ghost.tsx'
import { createRigMaterials, type RigMaterials } from './ships/rigMaterial.ts'
import { Ships } from './ships/Ships.tsx'
import { standInForShips } from './ships/standIns.ts'
import { TurnRibbon } from './TurnRibbon.tsx'
import { Tags } from './tags/Tags.tsx'
import { Vane } from './Vane.tsx'

standInForShips()

/** Half sides of the tray that the fog is composed for, in cells. */
const COMPOSED = { halfX: 13.35, halfZ: 9.35 } as const
const FOG = { colour: '#120a07', near: 38, far: 84 } as const

/** The whole table: the cabin round the field, the field itself and everything on it. */
export function Stage({ reducedMotion }: { readonly reducedMotion: boolean }) {
  const chart = useChart()
  const wind = useSeaWind(useOfTable(windShown), !reducedMotion)
  if (!chart) return null
  return (
    <>
      <Cabin field={chart} wind={wind} />
      <Waters chart={chart} wind={wind} reducedMotion={reducedMotion} />
      <Vignette strength={0.36} />
    </>
  )
}

/** Table, light, props and tray. */
function Cabin({ field, wind }: { readonly field: Field; readonly wind: () => SeaWind }) {
  const { halfX, halfZ } = trayHalves(field)
  const lighting = useMemo(() => lightingOf(field), [field])
  const gloom = useCallback(() => Math.max(0, Math.min(1, wind().force - 1)), [wind])
  const cabin = useMemo(() => cabinAround(halfX, halfZ), [halfX, halfZ])
  const farther = Math.max(1, halfX / COMPOSED.halfX, halfZ / COMPOSED.halfZ)
  return (
    <>
      <fog attach="fog" args={[FOG.colour, FOG.near * farther, FOG.far * farther]} />
      <Lights lighting={lighting} gloom={gloom} />
      <FieldTray field={field} />
      <TurnRibbon field={field} />
      <LoadingBoundary>
        <CabinProps layout={cabin} />
        <Vane field={field} />
      </LoadingBoundary>
      <LoadingBoundary>
        <Letters field={field} />
      </LoadingBoundary>
    </>
  )
}

function FieldTray({ field: { width, height } }: { readonly field: Field }) {
  return (
    <MadeTray
      measure={`${width}×${height}`}
      frame={() => seaFrame(width, height)}
      table={() => seaTable(width, height)}
    />
  )
}

const NOBODY: readonly TeamId[] = []

/** Returns the teams of the match; they change only with the match. */
function useTeams(): readonly TeamId[] {
  return useShownNow(useShallow(({ shown }) => (isAdmiralView(shown) ? shown.teams.map(({ id }) => id) : NOBODY)))
}

interface WatersProps {
  readonly chart: Chart
  readonly wind: () => SeaWind
  readonly reducedMotion: boolean
}

/** The sea and its coasts, which appear at once, and everything on them, which appears when loaded. */
function Waters({ chart, wind, reducedMotion }: WatersProps) {
  const teams = useTeams()
  const { tier } = useQuality()
  const map = useMemo(() => seaMapOf(chart), [chart])
  const keyLight = useMemo(() => lightingOf(chart).key.at, [chart])
  const shore = useMemo(() => shoreOf(map), [map])
  useEffect(() => preloadFleets(teams, tier), [teams, tier])
  return (
    <>
      <Land map={map} keyLight={keyLight} />
      <Sea field={chart} shore={shore} wind={wind} moving={!reducedMotion} />
      <LoadingBoundary>
        <Fleets teams={teams} reducedMotion={reducedMotion} />
        <Bases />
        <DamageMarks wind={wind} moving={!reducedMotion} />
      </LoadingBoundary>
      <LoadingBoundary>
        <Tags />
      </LoadingBoundary>
      <LoadingBoundary>
        <Props />
      </LoadingBoundary>
      <LoadingBoundary>
        <Cards />
      </LoadingBoundary>
    </>
  )
}

/** Ships and forts with the canvas that moves on them. */
function Fleets({ teams, reducedMotion }: { readonly teams: readonly TeamId[]; readonly reducedMotion: boolean }) {
  const rig = useRig(!reducedMotion)
  return (
    <>
      <Ships teams={teams} rig={rig} />
      <Forts teams={teams} />
      {teams.map((team) => (
        <FortFlags key={team} team={team} rig={rig} />
      ))}
      <Ghost rig={rig} />
    </>
  )
}

/** Returns the canvas of all ships and flags; it flutters in the frames in which the sea moves. */
function useRig(moving: boolean): RigMaterials {
  const { quality, shared } = useResources()
  const picture = useBakedTexture('squadron-cloth')
  const rig = shared('admiral/rig', () => createRigMaterials(quality, picture))
  const step = useSeaStep(moving)
  useTick((seconds) => {
    rig.uniforms.flutter.value += step(seconds)
  })
  return rig
}
