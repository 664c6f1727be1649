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

/** What the graphics card was told to do, in order. */
let orders: string[]
/** Ends the linking that the graphics card has begun. */
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

/** Puts a new thing on the table. */
function thing(material: Material = new MeshBasicMaterial()): Mesh {
  const mesh = new Mesh(undefined, material)
  scene.add(mesh)
  return mesh
}

const unheard = () => () => {}

const newPainter = () => new Painter(() => Promise.resolve())

/** Paints until there is nothing left to prepare. */
async function paintAll(painter: Painter): Promise<void> {
  const prepared = new Promise<void>((resolve) => {
    if (painter.paint({ gl, scene, camera }, () => resolve)) resolve()
  })
  linked?.()
  await prepared
  painter.paint({ gl, scene, camera }, unheard)
}

describe('a painter', () => {
  it('draws all the same what cannot be prepared', async () => {
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

  it('draws no new thing before its shaders are linked, and tells when they are', async () => {
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

  it('uploads each picture once, those of shaders of our own too', async () => {
    const sand = picture('sand')
    thing(new MeshBasicMaterial({ map: sand }))
    thing(new MeshBasicMaterial({ map: sand }))
    thing(new ShaderMaterial({ uniforms: { coast: { value: picture('coast') }, time: { value: 0 } } }))
    await paintAll(newPainter())
    expect(orders).toEqual(['link', 'upload sand', 'upload coast', 'draw'])
  })

  it('prepares what comes later, and nothing twice', async () => {
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

  it('prepares nothing while all that is new is hidden, for the lights may be hidden with it', async () => {
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

  it('prepares what is hidden with the rest, so that its coming stops nothing', async () => {
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
