import { describe, expect, it } from 'vitest'
import { pageChunks } from './pageChunks.ts'

const chunks = pageChunks()
const ofChunk = (name: string) => chunks.find((one) => one.name === name)?.files ?? new Set<string>()

describe('the chunks of the seat’s page', () => {
  it('hold everything that a flat table and the page share with others, and each file once', () => {
    expect(chunks.map(({ name, files }) => [name, files.size > 10])).toEqual(
      ['common', 'pages', 'tables', 'flat', 'of-jackal', 'of-admiral', 'of-sea-battle'].map((name) => [name, true]),
    )
    const all = chunks.flatMap(({ files }) => [...files])
    expect(all.filter((file, index) => all.indexOf(file) !== index)).toEqual([])
  })

  it('start the window without any file of a game or of flat tables', () => {
    expect(
      [...ofChunk('common')].filter((file) => /flat\/|^renderer\/(jackal|admiral|sea-battle)\//.test(file)),
    ).toEqual([])
  })

  it('bring no styles of flat tables to tables in 3D', () => {
    const in3d = ['tables', 'of-jackal', 'of-admiral', 'of-sea-battle'].flatMap((name) => [...ofChunk(name)])
    expect(in3d.filter((file) => /^renderer\/flat\/.*\.css$/.test(file))).toEqual([])
    expect([...ofChunk('flat')]).toContain('renderer/flat/flatDock.css')
  })
})
