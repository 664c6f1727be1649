import { expect, it } from 'vitest'
import { localFile } from './localFile.ts'

const ADDRESS = 'http://127.0.0.1:4173/overlay/score?lang=en#abcdefghijklmnopqrstuv'

it('asks only the address of the table for its sign, without the token', () => {
  const page = localFile(ADDRESS)
  expect(page).toContain('"sign":"http://127.0.0.1:4173/sign.svg"')
  expect(page).toContain(`"address":"${ADDRESS}"`)
  expect(page.match(/https?:\/\/[^"]+/g)).toEqual([ADDRESS, 'http://127.0.0.1:4173/sign.svg'])
})

it('needs no other file', () => {
  expect(localFile(ADDRESS)).not.toMatch(/<(link|img|iframe)|<script [^>]*src|@import|url\(/)
})

it('has one script, whatever the address contains', () => {
  const page = localFile('http://127.0.0.1:4173/overlay/score?lang=</script><script>alert(1)</script>#a"b')
  expect(page.match(/<\/?script>/g)).toEqual(['<script>', '</script>'])
})

it('is made of an address alone', () => {
  expect(() => localFile('overlay/score')).toThrow()
})
