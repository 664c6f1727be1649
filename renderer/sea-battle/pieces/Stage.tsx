import { useMemo } from 'react'
import { AdditiveBlending, MeshBasicMaterial, PlaneGeometry } from 'three'
import type { SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'
import { fractalNoise } from '../../../models/noise.ts'
import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import type { Language } from '../../i18n/t.ts'
import { memoizeShown } from '../../playback/memoizeShown.ts'
import { useOfTable } from '../../playback/useShownTable.ts'
import { CabinProps } from '../../table/cabin/CabinProps.tsx'
import { CABINS } from '../../table/cabin/layout.ts'
import { Lights } from '../../table/light/Lights.tsx'
import { LIGHTING } from '../../table/light/lighting.ts'
import { Vignette } from '../../table/light/Vignette.tsx'
import { useResources } from '../../table/resources.tsx'
import { drawSheet } from '../../table/sprites/sheet.ts'
import { TableTop } from '../../table/TableTop.tsx'
import { Tray as Trays } from '../../table/Tray.tsx'
import { SEAS } from '../../table/water/palette.ts'
import type { Shore } from '../../table/water/shore.ts'
import { Water } from '../../table/water/Water.tsx'
import type { TrayOfWater } from '../../table/water/waterMaterial.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { type Tray, trayMiddle, WATER } from '../table/anchors.ts'
import { drawChart } from './chart.ts'
import { hullsIn } from './hulls.ts'
import { Letters } from './Letters.tsx'
import { NamePlates } from './NamePlates.tsx'
import { TurnRibbon } from './TurnRibbon.tsx'

const WATER_OF_A_TRAY: TrayOfWater = {
  sizeX: SEA_TRAY.size,
  sizeZ: SEA_TRAY.size,
  gridHalfX: 5,
  gridHalfZ: 5,
  cellsBetween: [true, true],
}

/** Open water without a coast, deeper in some places than in others. */
const openWater =
  (seed: number): Shore =>
  (x, z) =>
    1 + 2.6 * fractalNoise(x * 0.25 + seed, z * 0.25 + 5, 3)
const SHORES: Readonly<Record<Tray, Shore>> = { near: openWater(3), far: openWater(9) }
const MIDDLES: Readonly<Record<Tray, readonly [number, number]>> = {
  near: [trayMiddle('near'), 0],
  far: [trayMiddle('far'), 0],
}
const WIND = [0.5, 0.3] as const

export interface StageProps {
  readonly near: SeaSeat
  readonly language: Language
  readonly reducedMotion: boolean
}

/**
 * The parts that hardly change: cabin, light, the two trays and their seas, the chart, the letters and the plates with
 * the owners' names.
 */
export function Stage({ near, language, reducedMotion }: StageProps) {
  return (
    <>
      <Lights lighting={LIGHTING.seaBattle} />
      <TableTop model="table/wide" />
      <CabinProps layout={CABINS.twoTrays} />
      <Trays model="tray/sea-battle" />
      <Sea tray="near" near={near} reducedMotion={reducedMotion} />
      <Sea tray="far" near={near} reducedMotion={reducedMotion} />
      <Chart />
      <Letters language={language} />
      <NamePlates near={near} />
      <TurnRibbon />
      <Vignette />
    </>
  )
}

function Sea({
  tray,
  near,
  reducedMotion,
}: {
  readonly tray: Tray
  readonly near: SeaSeat
  readonly reducedMotion: boolean
}) {
  const hulls = useMemo(
    () =>
      memoizeShown((state: SeaBattleState, poses) => hullsIn(tray, near, state, poses, usePlacement.getState()), []),
    [tray, near],
  )
  const sea = SEAS[tray === 'near' ? 'sea-battle/own' : 'sea-battle/enemy']
  return (
    <Water
      tray={WATER_OF_A_TRAY}
      at={MIDDLES[tray]}
      sea={sea}
      shore={SHORES[tray]}
      hulls={useOfTable(hulls)}
      wind={WIND}
      moving={!reducedMotion}
    />
  )
}

const CHART_PIXELS = 1024

/** The chart of squares over the enemy's sea: rhumb lines, a rose and a scale, thin as ink on glass. */
function Chart() {
  const { shared } = useResources()
  const geometry = useMemo(() => new PlaneGeometry(SEA_TRAY.size, SEA_TRAY.size).rotateX(-Math.PI / 2), [])
  const material = shared('sea-battle/chart', () => {
    const { texture } = drawSheet([drawChart], 1, CHART_PIXELS)
    texture.flipY = true
    texture.anisotropy = 8
    return new MeshBasicMaterial({
      map: texture,
      transparent: true,
      opacity: 0.34,
      depthWrite: false,
      blending: AdditiveBlending,
      toneMapped: false,
    })
  })
  return (
    <mesh
      name="chart"
      geometry={geometry}
      material={material}
      position={[trayMiddle('far'), WATER + 0.006, 0]}
      renderOrder={2}
    />
  )
}
