import { Environment } from '@react-three/drei/core/Environment.js'
import { Lightformer } from '@react-three/drei/core/Lightformer.js'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import { BackSide, type Texture } from 'three'

/** Intensity of the cabin's reflections. */
const INTENSITY = 0.55
/** Pixels along a face of the environment map. */
const RESOLUTION = 256

interface Panel {
  readonly colour: string
  /** Factor on the colour; above 1 the panel is a light source. */
  readonly glow: number
  readonly size: readonly [width: number, height: number]
  readonly at: readonly [x: number, y: number, z: number]
}

const WALLS = { colour: '#1c110a', size: [30, 16, 30] } as const

/** The lamps, windows and lit boards of the cabin that varnish and brass reflect. */
const PANELS: readonly Panel[] = [
  { colour: '#ffb765', glow: 16, size: [3, 3], at: [-9, 7, -6] },
  { colour: '#ffc987', glow: 5, size: [7, 2.2], at: [4, 7.6, 4] },
  { colour: '#6f9fe0', glow: 3.6, size: [6, 4], at: [10, 4, -12] },
  { colour: '#6f9fe0', glow: 2, size: [4, 4], at: [-2, 4.5, -14] },
  { colour: '#5a3216', glow: 1.6, size: [28, 10], at: [0, -7.6, 0] },
  { colour: '#ffcf95', glow: 1.2, size: [10, 3], at: [-3, 6, 13] },
  { colour: '#d9a066', glow: 1.5, size: [26, 4], at: [0, 6.5, -14.6] },
  { colour: '#c98d55', glow: 0.8, size: [26, 26], at: [0, 7.9, 0] },
]

/** Made once: `Environment` draws the map again whenever its children are new. */
const SURROUNDINGS = (
  <Environment resolution={RESOLUTION} environmentIntensity={INTENSITY}>
    <mesh>
      <boxGeometry args={[...WALLS.size]} />
      <meshBasicMaterial color={WALLS.colour} side={BackSide} />
    </mesh>
    {PANELS.map(({ colour, glow, size: [width, height], at }) => (
      <Lightformer
        key={at.join()}
        color={colour}
        intensity={glow}
        scale={[width, height, 1]}
        position={[...at]}
        target={[0, 0, 0]}
      />
    ))}
  </Environment>
)

/** The cabin around the table, drawn once into the scene's environment map. Reports the map. */
export function Cabin({ onLit }: { readonly onLit: (environment: Texture | null) => void }) {
  return (
    <>
      {SURROUNDINGS}
      <Report onLit={onLit} />
    </>
  )
}

/** Reports the environment map once it is set; effects of earlier siblings have run by then. */
function Report({ onLit }: { readonly onLit: (environment: Texture | null) => void }): null {
  const scene = useThree((state) => state.scene)
  useLayoutEffect(() => onLit(scene.environment), [scene, onLit])
  return null
}
