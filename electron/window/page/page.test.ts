import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../testkit/folders.ts'
import { isOwnPage, PAGE_PRIVILEGES, pathIn, servePage } from './page.ts'

async function served() {
  const parent = await freshFolder()
  const folder = join(parent, 'renderer')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(parent, 'secret.json'), '{}')
  await mkdir(join(parent, 'renderer-two'))
  await writeFile(join(parent, 'renderer-two', 'secret.json'), '{}')
  await writeFile(join(folder, 'index.html'), '<title>Table</title>')
  await writeFile(join(parent, 'secret.html'), 'secret')
  // On Windows only some users can create symbolic links.
  await symlink(join(parent, 'secret.html'), join(folder, 'link.html')).catch(() => undefined)
  await symlink(join(parent, 'renderer-two'), join(folder, 'linked'), 'junction')
  await writeFile(join(folder, 'assets', 'ship one.glb'), 'glTF')
  await writeFile(join(folder, 'assets', 'unknown.exe'), 'MZ')
  const serve = servePage(folder)
  const get = (path: string, method = 'GET') => serve({ url: `app://table${path}`, method })
  const headers = async (path: string) => {
    const answer = await get(path)
    return 'headers' in answer ? answer.headers : {}
  }
  return { folder, get, headers }
}

describe('the page protocol', () => {
  it('serves files of the folder', async () => {
    const { folder, get } = await served()
    expect(await get('/index.html')).toMatchObject({ path: join(folder, 'index.html') })
    expect(await get('/assets/ship%20one.glb?v=1#x')).toMatchObject({ path: join(folder, 'assets', 'ship one.glb') })
  })

  it('sends the content security policy with every file', async () => {
    const { headers } = await served()
    for (const path of ['/index.html', '/assets/ship%20one.glb']) {
      const policy = (await headers(path))['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*|https?:/)
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
    '/link.html',
    '/linked/secret.json',
    '/%252e%252e%252fsecret.json',
    '/%25252e%25252e%25252fsecret.json',
    '/..%c0%afsecret.json',
    '/..%252fsecret.json',
    '/..;/secret.json',
    '/....//secret.json',
    '/.%2e/secret.json',
    '/\\..\\secret.json',
    '/C:%5csecret.json',
    '/C:/secret.json',
    '/%5c%5cserver%5cshare%5csecret.json',
    '/index.html%00',
    '/%00index.html',
    '/index.html.',
    '/index.html%20',
    '/INDEX.HTML/../../secret.json',
    '/\ud800.js',
    '/file:///etc/passwd',
  ])('serves nothing at %s', async (path) => {
    const { get } = await served()
    expect(await get(path)).toEqual({ error: -6 })
  })

  it('sends isolation headers with every file', async () => {
    const { headers } = await served()
    for (const path of ['/index.html', '/assets/ship%20one.glb']) {
      expect(await headers(path)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
    }
  })

  it('has no opener policy, for which a second process would be started', async () => {
    const { headers } = await served()
    expect(await headers('/index.html')).not.toHaveProperty('cross-origin-opener-policy')
  })

  it.each([
    ['a long name', `/${'x'.repeat(20_000)}.js`],
    ['many folders', `/${'a/'.repeat(5000)}b.js`],
    ['many steps up', `/${'../'.repeat(5000)}etc/passwd`],
    ['many steps up in disguise', `/${'%2e%2e%2f'.repeat(2000)}secret.json`],
  ])('serves nothing at an oversized address: %s', async (_, path) => {
    const { get } = await served()
    expect(await get(path)).toEqual({ error: -6 })
  })

  it('refuses other methods and hosts', async () => {
    const { folder, get } = await served()
    expect(await get('/index.html', 'POST')).toEqual({ error: -322 })
    expect(pathIn(folder, 'app://elsewhere/index.html')).toBeNull()
    expect(pathIn(folder, 'file:///index.html')).toBeNull()
  })
})

describe('isOwnPage', () => {
  it('distinguishes the page from similar addresses', () => {
    expect(isOwnPage('app://table/index.html?probe')).toBe(true)
    for (const url of ['app://table.evil/', 'app://table@evil/', 'https://table/', 'file:///table', 'about:blank', ''])
      expect(isOwnPage(url), url).toBe(false)
  })
})

describe('the scheme of the page', () => {
  it('has the fewest privileges: no CSP bypass, no service workers, no CORS', () => {
    expect(PAGE_PRIVILEGES).toEqual({ standard: true, secure: true, supportFetchAPI: true, codeCache: true })
  })
})
