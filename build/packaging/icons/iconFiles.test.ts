import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printIcns, printIco } from './iconFiles.ts'

const picture = (size: number, text: string) => ({ size, bytes: Buffer.from(text) })
const kept = (name: string) => readFileSync(join(import.meta.dirname, name))

describe('a Windows icon', () => {
  it('lists the size and offset of each picture', () => {
    const file = printIco([picture(16, 'small'), picture(256, 'large one')])
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2])
    expect([file[6], file[22]]).toEqual([16, 0])
    const at = (entry: number) => file.readUInt32LE(6 + 16 * entry + 12)
    const length = (entry: number) => file.readUInt32LE(6 + 16 * entry + 8)
    expect(file.toString('latin1', at(0), at(0) + length(0))).toBe('small')
    expect(file.toString('latin1', at(1), at(1) + length(1))).toBe('large one')
  })
})

describe('a macOS icon', () => {
  it('holds a picture under every type that macOS looks for', () => {
    const file = printIcns([picture(16, 'small'), picture(512, 'large'), picture(48, 'unknown')])
    expect(file.toString('latin1', 0, 4)).toBe('icns')
    expect(file.readUInt32BE(4)).toBe(file.length)
    for (const name of ['icp4', 'ic09', 'ic14']) expect(file.includes(name)).toBe(true)
    expect(file.includes('unknown')).toBe(false)
  })
})

describe('the icons in the repository', () => {
  it.each([16, 24, 32, 48, 64, 128, 256, 512])('have a picture of %i pixels', (size) => {
    const png = kept(`${size}x${size}.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
  })

  it('include one file each for Windows and macOS', () => {
    expect(kept('icon.ico').readUInt16LE(4)).toBe(7)
    expect(kept('icon.icns').toString('latin1', 0, 4)).toBe('icns')
  })
})
