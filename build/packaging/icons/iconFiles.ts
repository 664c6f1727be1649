/** The icon formats of Windows and macOS: several PNG pictures in one file. */

export interface PngPicture {
  /** Side length in pixels. */
  readonly size: number
  readonly bytes: Buffer
}

/** Returns a Windows .ico: a directory of pictures, then the pictures. A side of 256 is written as 0. */
export function printIco(pictures: readonly PngPicture[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length + pictures.length * ICO_ENTRY
  const entries = pictures.map(({ size, bytes }) => {
    const entry = Buffer.alloc(ICO_ENTRY)
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(bytes.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += bytes.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ bytes }) => bytes)])
}

const ICO_ENTRY = 16

/** macOS icon types by side length in pixels; sizes that also serve as `@2x` have two. */
const ICNS_TYPES: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/** Returns a macOS .icns: chunks of a type, a length and a picture. Unknown sizes are left out. */
export function printIcns(pictures: readonly PngPicture[]): Buffer {
  const chunks = pictures.flatMap(({ size, bytes }) => (ICNS_TYPES[size] ?? []).map((type) => chunk(type, bytes)))
  return chunk('icns', Buffer.concat(chunks))
}

function chunk(type: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.write(type, 'latin1')
  header.writeUInt32BE(bytes.length + header.length, 4)
  return Buffer.concat([header, bytes])
}
