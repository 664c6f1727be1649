import {
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Texture,
} from 'three'
import { beforeEach, describe, expect, it } from 'vitest'
import { Painter } from './Painter.ts'

const scene = new Scene()
const camera = new PerspectiveCamera()

/** The calls that the graphics context received, in order. */
let orders: string[]
/** Completes the current shader linking. */
let linked: () => void

const gl = {
  render: () => void orders.push('draw'),
  compileAsync: (what: Object3D) => {
    orders.push('link')
    return new Promise<Object3D>((resolve) => {
      linked = () => resolve(what)
    })
  },
  initTexture: ({ name }: Texture) => void orders.push(`upload ${name}`),
}

beforeEach(() => {
  scene.clear()
  orders = []
})

function picture(name: string): Texture {
  const texture = new Texture()
  texture.name = name
  return texture
}

/** Adds a new mesh to the scene. */
function thing(material: Material = new MeshBasicMaterial()): Mesh {
  const mesh = new Mesh(undefined, material)
  scene.add(mesh)
  return mesh
}

const unheard = () => () => {}

const newPainter = () => new Painter(() => Promise.resolve())

/** Paints until nothing is left to prepare. */
async function paintAll(painter: Painter): Promise<void> {
  const prepared = new Promise<void>((resolve) => {
    if (painter.paint({ gl, scene, camera }, () => resolve)) resolve()
  })
  linked?.()
  await prepared
  painter.paint({ gl, scene, camera }, unheard)
}

describe('a painter', () => {
  it('draws a thing whose preparation fails', async () => {
    thing()
    const painter = newPainter()
    const broken = { ...gl, compileAsync: () => Promise.reject(new Error('no such shader')) }
    await new Promise<void>((resolve) => void painter.paint({ gl: broken, scene, camera }, () => resolve))
    expect(painter.paint({ gl, scene, camera }, unheard)).toBe(true)
  })

  it('draws an empty table at once', () => {
    expect(newPainter().paint({ gl, scene, camera }, unheard)).toBe(true)
    expect(orders).toEqual(['draw'])
  })

  it('draws a new thing only after its shaders are linked, and reports when they are', async () => {
    thing()
    const painter = newPainter()
    const prepared = new Promise<void>((resolve) => {
      expect(painter.paint({ gl, scene, camera }, () => resolve)).toBe(false)
    })
    expect(painter.paint({ gl, scene, camera }, unheard)).toBe(false)
    expect(orders).toEqual(['link'])
    linked()
    await prepared
    expect(painter.paint({ gl, scene, camera }, unheard)).toBe(true)
    expect(orders).toEqual(['link', 'draw'])
  })

  it('uploads each texture once, including those of custom shaders', async () => {
    const sand = picture('sand')
    thing(new MeshBasicMaterial({ map: sand }))
    thing(new MeshBasicMaterial({ map: sand }))
    thing(new ShaderMaterial({ uniforms: { coast: { value: picture('coast') }, time: { value: 0 } } }))
    await paintAll(newPainter())
    expect(orders).toEqual(['link', 'upload sand', 'upload coast', 'draw'])
  })

  it('prepares things added later, and nothing twice', async () => {
    const painter = newPainter()
    const wood = new MeshBasicMaterial({ map: picture('wood') })
    thing(wood)
    await paintAll(painter)
    thing(wood)
    await paintAll(painter)
    thing()
    await paintAll(painter)
    expect(orders).toEqual(['link', 'upload wood', 'draw', 'draw', 'draw', 'link', 'draw'])
  })

  it('prepares nothing while all new things are hidden, as the lights may be hidden too', async () => {
    const hidden = thing(new MeshBasicMaterial({ map: picture('chart') }))
    hidden.visible = false
    const painter = newPainter()
    await paintAll(painter)
    expect(new Set(orders)).toEqual(new Set(['draw']))
    orders = []
    hidden.visible = true
    await paintAll(painter)
    expect(orders).toEqual(['link', 'upload chart', 'draw'])
  })

  it('prepares hidden things with the visible ones, so that showing them does not block', async () => {
    thing()
    const hidden = thing(new MeshBasicMaterial({ map: picture('flag') }))
    hidden.visible = false
    const painter = newPainter()
    await paintAll(painter)
    hidden.visible = true
    await paintAll(painter)
    expect(orders.filter((order) => order !== 'draw')).toEqual(['link', 'upload flag'])
  })
})
