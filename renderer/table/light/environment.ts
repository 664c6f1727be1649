import {
  BackSide,
  BoxGeometry,
  Color,
  DoubleSide,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

/** Intensity of the cabin's reflections. */
export const ENVIRONMENT_INTENSITY = 0.55

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

function panelMesh(panel: Panel): Mesh {
  const colour = new Color(panel.colour).multiplyScalar(panel.glow)
  const mesh = new Mesh(new PlaneGeometry(...panel.size), new MeshBasicMaterial({ color: colour, side: DoubleSide }))
  mesh.position.set(...panel.at)
  mesh.lookAt(0, 0, 0)
  return mesh
}

function cabinMeshes(): Mesh<BoxGeometry | PlaneGeometry, Material>[] {
  const walls = new Mesh(new BoxGeometry(...WALLS.size), new MeshBasicMaterial({ color: WALLS.colour, side: BackSide }))
  return [walls, ...PANELS.map(panelMesh)] as Mesh<BoxGeometry | PlaneGeometry, Material>[] // the scene holds only the meshes created above
}

/** Renders the cabin once into a blurred environment map. The caller disposes it. */
export function createEnvironment(gl: WebGLRenderer): WebGLRenderTarget {
  const cabin = new Scene()
  const meshes = cabinMeshes()
  cabin.add(...meshes)
  const generator = new PMREMGenerator(gl)
  const target = generator.fromScene(cabin, 0.03)
  generator.dispose()
  for (const mesh of meshes) {
    mesh.geometry.dispose()
    mesh.material.dispose()
  }
  return target
}
