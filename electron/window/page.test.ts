import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { isOwnPage, pathBelow, servePage } from './page.ts'

async function served() {
  const parent = await freshFolder()
  const folder = join(parent, 'renderer')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(parent, 'secret.json'), '{}')
  await mkdir(join(parent, 'renderer-two'))
  await writeFile(join(parent, 'renderer-two', 'secret.json'), '{}')
  await writeFile(join(folder, 'index.html'), '<title>Table</title>')
  await writeFile(join(folder, 'assets', 'ship one.glb'), 'glTF')
  await writeFile(join(folder, 'assets', 'unknown.exe'), 'MZ')
  const serve = servePage(folder)
  return { folder, get: (path: string, method = 'GET') => serve({ url: `app://table${path}`, method }) }
}

describe('the page protocol', () => {
  it('serves files of the folder with their types', async () => {
    const { get } = await served()
    const page = await get('/index.html')
    expect(await page.text()).toBe('<title>Table</title>')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await get('/assets/ship%20one.glb?v=1#x')).headers.get('content-type')).toBe('model/gltf-binary')
  })

  it('sends the content policy with every answer', async () => {
    const { get } = await served()
    for (const path of ['/index.html', '/missing.js']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
      expect(policy).not.toContain('unsafe-inline')
    }
  })

  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/%2e%2e%2fsecret.json',
    '/assets/..%2f..%2fsecret.json',
    '/..%5csecret.json',
    '/../renderer-two/secret.json',
    '/..%2frenderer-two%2fsecret.json',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/index.html%00.js',
    '/%E0%A4%A',
    '/',
    '/assets',
    '/assets/unknown.exe',
    '/missing.js',
  ])('has nothing at %s', async (path) => {
    const { get } = await served()
    expect((await get(path)).status).toBe(404)
  })

  it('answers no other method and no other host', async () => {
    const { folder, get } = await served()
    expect((await get('/index.html', 'POST')).status).toBe(405)
    expect((await get('/index.html', 'HEAD')).status).toBe(200)
    expect(pathBelow(folder, 'app://elsewhere/index.html')).toBeNull()
    expect(pathBelow(folder, 'file:///index.html')).toBeNull()
  })
})

describe('isOwnPage', () => {
  it('knows our page from anything that looks like it', () => {
    expect(isOwnPage('app://table/index.html?probe')).toBe(true)
    for (const url of ['app://table.evil/', 'app://table@evil/', 'https://table/', 'file:///table', 'about:blank', ''])
      expect(isOwnPage(url), url).toBe(false)
  })
})
