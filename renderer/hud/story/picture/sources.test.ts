import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from '../../../../build/directions/reached.ts'

/** Calls that turn a table or a page into a picture or a text that can be kept. */
const TAKES = /toDataURL|toBlob|convertToBlob|captureStream|capturePage|XMLSerializer|readPixels|\bouterHTML\b/

/** The files that may use them, and why that reveals no secret. */
const TAKERS: Readonly<Record<string, string>> = {
  'renderer/hud/story/picture/savePicture.ts': 'the end of a match: all is told by then',
  'renderer/table/measureQuality.ts': 'one pixel of a canvas of its own, to wait until it is drawn',
}

const read = (file: string) => readFileSync(file, 'utf8')

it('pictures of the table are taken nowhere else: a new place must name what its audience may know', () => {
  const files = [...filesIn('renderer'), ...filesIn('electron')].filter((file) => !/\/(e2e|testkit)\//.test(file))
  expect(files.filter((file) => TAKES.test(read(file))).sort()).toEqual(Object.keys(TAKERS).sort())
})

it('the picture of a match is drawn only by the page of its result', () => {
  const users = filesIn('renderer').filter((file) => /'\.\/drawTable\.ts'|picture\/savePicture\.ts'/.test(read(file)))
  expect(users.sort()).toEqual([
    'renderer/admiral/result/AdmiralStory.tsx',
    'renderer/hud/story/Story.tsx',
    'renderer/jackal/result/JackalStory.tsx',
    'renderer/sea-battle/result/SeaBattleStory.tsx',
  ])
})
