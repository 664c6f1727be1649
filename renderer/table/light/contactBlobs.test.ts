import { InstancedMesh, Matrix4, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { blobMatrix, type ContactBlob, writeBlobs } from './contactBlobs.ts'

const pirate: ContactBlob = { x: 2, y: 0.115, z: -1, halfX: 0.3, halfZ: 0.2 }
const corner = (blob: ContactBlob) => new Vector3(0.5, 0, 0.5).applyMatrix4(blobMatrix(blob))

describe('a contact blob', () => {
  it('lies under its piece, slightly above the ground', () => {
    const middle = new Vector3().applyMatrix4(blobMatrix(pirate))
    expect(middle.x).toBe(2)
    expect(middle.z).toBe(-1)
    expect(middle.y).toBeGreaterThan(0.115)
    expect(middle.y).toBeLessThan(0.13)
  })

  it('extends by its half axes, turned with the piece', () => {
    expect(corner(pirate).x).toBeCloseTo(2.3)
    expect(corner(pirate).z).toBeCloseTo(-0.8)
    expect(corner({ ...pirate, turn: Math.PI / 2 }).x).toBeCloseTo(2.2)
  })

  it('shrinks under a piece that has left the ground', () => {
    expect(corner({ ...pirate, share: 0.5 }).x).toBeCloseTo(2.15)
  })
})

it('the mesh draws every blob up to its capacity', () => {
  const mesh = new InstancedMesh(undefined, undefined, 2)
  writeBlobs(mesh, [pirate], 2)
  expect(mesh.count).toBe(1)
  writeBlobs(mesh, [pirate, pirate, { ...pirate, x: 9 }], 2)
  expect(mesh.count).toBe(2)
  const last = new Matrix4()
  mesh.getMatrixAt(1, last)
  expect(last.elements[12]).toBe(2)
})
