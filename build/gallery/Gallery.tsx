import { OrbitControls } from '@react-three/drei/core/OrbitControls.js'
import { Stats } from '@react-three/drei/core/Stats.js'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo } from 'react'
import { PerspectiveCamera } from 'three'
import { CameraRig } from '../../renderer/table/camera/CameraRig.tsx'
import { CAMERA_PRESETS, type CameraPreset, type CameraPresetName } from '../../renderer/table/camera/cameraPresets.ts'
import { take } from '../../renderer/table/camera/rigged.ts'
import { measureQuality } from '../../renderer/table/measureQuality.ts'
import { QUALITY } from '../../renderer/table/quality.ts'
import { TableCanvas } from '../../renderer/table/TableCanvas.tsx'
import { pageCamera } from '../../renderer/ui/pageCamera.ts'
import { TEAM_COLOURS } from '../../renderer/ui/palettes.ts'
import { useSettings } from '../../renderer/ui/settings.ts'
import { ReadySignal } from './ReadySignal.tsx'
import { type CanvasScene, SCENES } from './scenes.tsx'

const { director } = pageCamera

/**
 * Shows the scene, tier and camera that the address names: `?scene=stage&tier=low&camera=jackal/close`.
 * `orbit` lets the pointer take the camera anywhere, also under the table; `stats` shows frames and memory.
 * `palette=safe` shows the teams in the colours of that palette, `tiles=carved` Jackal's tiles in that way. `tier=auto` measures the computer as the game does at its first start.
 */
export function Gallery({ address }: { address: URLSearchParams }) {
  const tier = useMemo(() => tierIn(address), [address])
  const scene = SCENES[address.get('scene') ?? '']
  useLayoutEffect(() => chooseLooks(address), [address])
  if (!scene) return <SceneList />
  if ('page' in scene) return <scene.page />
  const camera = cameraIn(address) ?? scene.camera
  return (
    <Exhibit scene={scene} tier={tier} camera={camera} isFree={address.has('orbit')} hasStats={address.has('stats')} />
  )
}

function chooseLooks(address: URLSearchParams): void {
  const palettes = Object.keys(TEAM_COLOURS) as (keyof typeof TEAM_COLOURS)[] // keys of the table itself
  const palette = palettes.find((name) => name === address.get('palette')) ?? 'default'
  const tiles = (['carved', 'drawn'] as const).find((look) => look === address.get('tiles')) ?? 'auto'
  useSettings.setState(({ settings }) => ({ settings: { ...settings, palette, tiles } }))
}

function tierIn(address: URLSearchParams): keyof typeof QUALITY {
  if (address.get('tier') === 'auto') return measureQuality()
  const tiers = Object.keys(QUALITY) as (keyof typeof QUALITY)[] // keys of the table itself
  return tiers.find((name) => name === address.get('tier')) ?? 'high'
}

function cameraIn(address: URLSearchParams): CameraPresetName | undefined {
  const names = Object.keys(CAMERA_PRESETS) as CameraPresetName[] // keys of the table itself
  return names.find((name) => name === address.get('camera'))
}

function SceneList() {
  return (
    <ul className="list">
      {Object.keys(SCENES).map((name) => (
        <li key={name}>
          <a href={`?scene=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

interface ExhibitProps {
  readonly scene: CanvasScene
  readonly tier: keyof typeof QUALITY
  readonly camera: CameraPresetName | CameraPreset
  /** The pointer takes the camera anywhere, without the limits of the game. */
  readonly isFree: boolean
  readonly hasStats: boolean
}

function Exhibit({ scene, tier, camera, isFree, hasStats }: ExhibitProps) {
  useLayoutEffect(() => director.flyTo(camera, 0), [camera])
  const { content: Content, overlay: Overlay } = scene
  return (
    <>
      <TableCanvas tier={tier} seaRest="never">
        {isFree ? <FreeCamera /> : <CameraRig director={director} />}
        {hasStats && <Stats />}
        <Content />
        <ReadySignal />
      </TableCanvas>
      {Overlay && <Overlay />}
    </>
  )
}

/** Begins where the director's camera stands. */
function FreeCamera() {
  const camera = useThree((state) => state.camera)
  const { x, y, z } = director.pose.target
  useLayoutEffect(() => {
    if (camera instanceof PerspectiveCamera) take(camera, director.pose)
  }, [camera])
  return <OrbitControls target={[x, y, z]} />
}
