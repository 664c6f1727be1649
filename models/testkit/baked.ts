import { readFile } from 'node:fs/promises'
import { type Document, NodeIO, type Primitive } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

/** Reads a baked model back, decompressed. */
export async function readModel(url: string): Promise<Document> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  return io.readBinary(await readFile(new URL(url)))
}

/** Returns the primitives of a model by the name of their part. */
export function partsOf(document: Document): ReadonlyMap<string, Primitive> {
  const nodes = document.getRoot().listNodes()
  return new Map(
    nodes.flatMap((node) => {
      const primitive = node.getMesh()?.listPrimitives()[0]
      return primitive ? [[node.getName(), primitive] as const] : []
    }),
  )
}

/** Returns the number of triangles of a primitive. */
export function trianglesOf(primitive: Primitive): number {
  return (primitive.getIndices()?.getCount() ?? 0) / 3
}
