import { writeFile } from 'node:fs/promises'
import { Document, Logger, NodeIO, type Primitive, type TypedArray } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { reorder } from '@gltf-transform/functions'
import { MeshoptEncoder } from 'meshoptimizer'
import { type BufferAttribute, type BufferGeometry, type InterleavedBufferAttribute, Triangle } from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'

/** The meshes of a model by name. */
export type Parts = Readonly<Record<string, BufferGeometry>>

interface Storage {
  readonly semantic: string
  readonly type: 'SCALAR' | 'VEC2' | 'VEC3'
  /** Packs values into the stored type. */
  readonly pack: (values: readonly number[]) => TypedArray
  readonly normalized: boolean
}

/** Positions snap to this grid (cells), far below what can be seen, so that they compress. */
const GRID = 1 / 8192

const scaled = (values: readonly number[], top: number) =>
  values.map((value) => Math.round(Math.max(-1, Math.min(1, value)) * top))

/** The storage of each attribute of a geometry. */
const STORAGE: Readonly<Record<string, Storage>> = {
  position: {
    semantic: 'POSITION',
    type: 'VEC3',
    pack: (values) => new Float32Array(values.map((value) => Math.round(value / GRID) * GRID)),
    normalized: false,
  },
  normal: { semantic: 'NORMAL', type: 'VEC3', pack: (values) => new Int8Array(scaled(values, 127)), normalized: true },
  uv: {
    semantic: 'TEXCOORD_0',
    type: 'VEC2',
    pack: (values) => new Float32Array(values.map((value) => Math.round(value / GRID) * GRID)),
    normalized: false,
  },
  color: {
    semantic: 'COLOR_0',
    type: 'VEC3',
    pack: (values) => new Uint16Array(scaled(values, 65535)),
    normalized: true,
  },
  _MATERIAL: {
    semantic: '_MATERIAL',
    type: 'VEC3',
    pack: (values) => new Uint8Array(scaled(values, 255)),
    normalized: true,
  },
  _ANCHOR: { semantic: '_ANCHOR', type: 'VEC3', pack: (values) => new Float32Array(values), normalized: false },
  _CLOTH: { semantic: '_CLOTH', type: 'VEC3', pack: (values) => new Float32Array(values), normalized: false },
  _POLE: { semantic: '_POLE', type: 'VEC3', pack: (values) => new Float32Array(values), normalized: false },
  _FLY: { semantic: '_FLY', type: 'VEC3', pack: (values) => new Float32Array(values), normalized: false },
  _LOST: { semantic: '_LOST', type: 'SCALAR', pack: (values) => new Float32Array(values), normalized: false },
  _SIDE: { semantic: '_SIDE', type: 'SCALAR', pack: (values) => new Float32Array(values), normalized: false },
}

function valuesOf(attribute: BufferAttribute | InterleavedBufferAttribute): readonly number[] {
  const values: number[] = []
  for (let i = 0; i < attribute.count; i++) {
    for (let k = 0; k < attribute.itemSize; k++) values.push(attribute.getComponent(i, k))
  }
  return values
}

/** Returns the index without triangles that have no area, as at the poles of balls and the axis of turned solids. */
function solid(index: readonly number[], geometry: BufferGeometry): readonly number[] {
  const position = geometry.getAttribute('position')
  const triangle = new Triangle()
  const kept: number[] = []
  for (let i = 0; i < index.length; i += 3) {
    const [a = 0, b = 0, c = 0] = index.slice(i, i + 3)
    triangle.setFromAttributeAndIndices(position as BufferAttribute /* merged, not interleaved */, a, b, c)
    if (triangle.getArea() > 1e-9) kept.push(a, b, c)
  }
  return kept
}

function primitiveOf(document: Document, geometry: BufferGeometry): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer()
  const shared = mergeVertices(geometry, 1e-4)
  const primitive = document.createPrimitive()
  for (const [name, attribute] of Object.entries(shared.attributes)) {
    const storage = STORAGE[name]
    if (storage === undefined) throw new Error(`attribute ${name} has no way to be stored`)
    const accessor = document.createAccessor(name, buffer).setType(storage.type).setNormalized(storage.normalized)
    primitive.setAttribute(storage.semantic, accessor.setArray(storage.pack(valuesOf(attribute))))
  }
  if (shared.index === null) throw new Error('a merged geometry has an index')
  const indices = document.createAccessor('indices', buffer).setType('SCALAR')
  return primitive.setIndices(indices.setArray(new Uint32Array(solid(valuesOf(shared.index), shared))))
}

/** Builds the document of a model: one named node and mesh for each part, no materials. */
function documentOf(parts: Parts): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN))
  const scene = document.createScene()
  for (const [name, geometry] of Object.entries(parts)) {
    const mesh = document.createMesh(name).addPrimitive(primitiveOf(document, geometry))
    scene.addChild(document.createNode(name).setMesh(mesh))
  }
  return document
}

/** Writes a model as a quantized, meshopt-compressed `.glb`. */
export async function writeModel(parts: Parts, file: URL): Promise<void> {
  await MeshoptEncoder.ready
  const document = documentOf(parts)
  document.createExtension(KHRMeshQuantization).setRequired(true)
  const compression = document.createExtension(EXTMeshoptCompression).setRequired(true)
  compression.setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE })
  await document.transform(reorder({ encoder: MeshoptEncoder, target: 'size' }))
  const io = new NodeIO()
    .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
  await writeFile(file, await io.writeBinary(document))
}
