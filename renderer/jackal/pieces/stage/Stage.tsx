import { useEffect, useMemo } from 'react'
import { MeshBasicMaterial, PlaneGeometry } from 'three'
import type { Board } from '../../../../engine/jackal/types.ts'
import { frameFor, tableFor } from '../../../../models/stage/made.ts'
import { memoizeShown } from '../../../playback/memoizeShown.ts'
import { useOfTable, useShownNow } from '../../../playback/useShownTable.ts'
import { CabinProps } from '../../../table/cabin/CabinProps.tsx'
import { Lights } from '../../../table/light/Lights.tsx'
import { Vignette } from '../../../table/light/Vignette.tsx'
import { useModel } from '../../../table/loading/loadModel.ts'
import { MadeTray } from '../../../table/MadeTray.tsx'
import { usePieceMaterial } from '../../../table/materials/pieceMaterial.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { TableTop } from '../../../table/TableTop.tsx'
import { Tray } from '../../../table/Tray.tsx'
import { SEAS } from '../../../table/water/palette.ts'
import { Water } from '../../../table/water/Water.tsx'
import { useBoard } from '../../table/shown.ts'
import { hasStatues, type JackalStage, stageOf } from '../../table/stageOf.ts'
import { isJackalView } from '../../view.ts'
import { hullsOf } from '../hulls.ts'
import { Letters } from './Letters.tsx'
import { MadeSand, Sand } from './Sand.tsx'
import { TurnRibbon } from './TurnRibbon.tsx'

const hulls = memoizeShown(hullsOf, [])

/**
 * The fog that hides things beyond the table. For larger tables, which are seen from farther away, it begins farther
 * away too.
 */
const FOG = { colour: '#120a07', near: 26, far: 52 } as const

/**
 * The parts that never change in a match: cabin, light, tray and sea, the islands' sand, the dark between the tiles,
 * the corners.
 */
export function Stage({ reducedMotion }: { readonly reducedMotion: boolean }) {
  const board = useBoard()
  const stage = stageOf(board)
  const { lighting, cabin, scale, tray, shore, isBaked } = stage
  return (
    <>
      <fog attach="fog" args={[FOG.colour, FOG.near * scale, FOG.far * scale]} />
      <Lights lighting={lighting} />
      <CabinProps layout={cabin} />
      {isBaked ? <BakedTray /> : <MeasuredTray stage={stage} />}
      <Letters board={board} />
      <TurnRibbon stage={stage} />
      <Water
        tray={tray}
        sea={SEAS[isBaked ? 'jackal' : 'jackal/wide']}
        shore={shore}
        hulls={useOfTable(hulls)}
        moving={!reducedMotion}
      />
      {isBaked ? <BakedSand /> : <MadeSand map={board.map} />}
      <Gaps board={board} stage={stage} />
      <Statues />
      <Vignette />
    </>
  )
}

function BakedTray() {
  return (
    <>
      <TableTop />
      <Tray />
    </>
  )
}

function MeasuredTray({ stage }: { readonly stage: JackalStage }) {
  const { sizeX, sizeZ } = stage.tray
  return <MadeTray measure={`${sizeX}×${sizeZ}`} frame={() => frameFor(stage)} table={() => tableFor(stage)} />
}

function BakedSand() {
  return <Sand geometry={useModel('island').part('sand')} />
}

/** The width of the land that stays light along the beach (cells). */
const SPARED = 0.02
/** Pixels of the picture's side. */
const GAPS_SIZE = 512

/** Soft dark under all tiles: without it the light sand draws a bright grid over the board. */
function Gaps({ board, stage }: { readonly board: Board; readonly stage: JackalStage }) {
  const side = gapsSide(stage)
  const geometry = useMemo(() => new PlaneGeometry(side, side).rotateX(-Math.PI / 2), [side])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage follows from the map
  const material = useMemo(() => gapsMaterial(stage), [board.map])
  useEffect(
    () => () => {
      material.map?.dispose()
      material.dispose()
    },
    [material],
  )
  return <mesh name="gaps" geometry={geometry} material={material} position-y={0.012} renderOrder={1} />
}

/** Returns the side of the square that holds all land (cells). */
const gapsSide = ({ land }: JackalStage): number =>
  1 + 2 * Math.max(0, ...land.map(({ x, z, halfX, halfZ }) => Math.max(Math.abs(x) + halfX, Math.abs(z) + halfZ)))

function gapsMaterial(stage: JackalStage): MeshBasicMaterial {
  const { texture } = drawSheet([(g, side) => drawGaps(g, side, stage)], 1, GAPS_SIZE)
  texture.flipY = true
  return new MeshBasicMaterial({
    map: texture,
    transparent: true,
    opacity: 0.72,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  })
}

function drawGaps(g: CanvasRenderingContext2D, side: number, stage: JackalStage): void {
  const half = gapsSide(stage) / 2
  const cell = side / (2 * half)
  g.filter = 'blur(5px)'
  g.fillStyle = '#2a1508'
  for (const { x, z, halfX, halfZ } of stage.land) {
    const [west, north] = [half + x - halfX, half + z - halfZ]
    g.fillRect(
      cell * (west + SPARED),
      cell * (north + SPARED),
      cell * 2 * (halfX - SPARED),
      cell * 2 * (halfZ - SPARED),
    )
  }
}

/** The carvings in the corners of the classic sea. */
function Statues() {
  const areShown = useShownNow(({ shown }) => !isJackalView(shown) || hasStatues(shown))
  return areShown && <Corners />
}

function Corners() {
  const geometry = useModel('corners').part('body')
  return <mesh name="corners" geometry={geometry} material={usePieceMaterial()} castShadow receiveShadow />
}
