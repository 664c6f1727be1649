import { expect, it } from 'vitest'
import { readFeedOptions } from './feedOptions.ts'

it('reads quality, size and pictures a second', () => {
  expect(readFeedOptions('?clean&quality=high&size=1080x1920&fps=30')).toEqual({
    quality: 'high',
    size: '1080x1920',
    fps: 30,
    hasNames: true,
    unknown: [],
  })
})

it('leaves all of it to the page and the computer if the address does not say', () => {
  expect(readFeedOptions('?clean')).toEqual({ quality: null, size: null, fps: 60, hasNames: true, unknown: [] })
})

it('leaves out the names of players if it says so', () => {
  expect(readFeedOptions('?clean&flat&names=none')).toMatchObject({ hasNames: false, unknown: [] })
})

it.each([
  ['quality', 'ultra'],
  ['quality', ''],
  ['size', '1281x720'],
  ['size', '99999x99999'],
  ['fps', '61'],
  ['fps', '-30'],
  ['names', 'all'],
])('falls back from an unknown value, and names it: %s=%s', (option, value) => {
  const { unknown, ...read } = readFeedOptions(`?clean&${option}=${value}`)
  expect(read).toEqual({ quality: null, size: null, fps: 60, hasNames: true })
  expect(unknown).toMatchObject([{ option }])
})
