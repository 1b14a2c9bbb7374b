// @vitest-environment node
import { expect, it } from 'vitest';
import { pictureAddressesIn } from './picture-addresses.ts';

const at = (width: number) =>
  `/media/images/embedded/production/0a-2400x1500.jpg?rect=200,0,2000,1500&w=${width}&s=x_Y`;
const escaped = (address: string) => address.replaceAll('&', '&amp;');

it('returns every address of pictures, preloads and links once, in their order', () => {
  const html = `
    <link rel="preload" as="image" imageSrcSet="${escaped(`${at(540)} 540w, ${at(360)} 360w`)}"/>
    <img alt="" src="${escaped(at(1080))}" srcSet="${escaped(`${at(360)} 360w, ${at(1080)} 1080w`)}"/>
    <a href="/media/images/embedded/production/0b-900x600.webp">Enlarge</a>`;
  expect(pictureAddressesIn(html)).toEqual([
    at(540),
    at(360),
    at(1080),
    '/media/images/embedded/production/0b-900x600.webp',
  ]);
});

it('returns those of structured data last', () => {
  const html = `
    <script type="application/ld+json">{"image":{"url":"https://museum.example${at(1200)}"}}</script>
    <img src="${escaped(at(720))}"/>`;
  expect(pictureAddressesIn(html)).toEqual([at(720), at(1200)]);
});

it('leaves out the data of the framework, other sites and other files', () => {
  const html = `
    <script>self.__next_f.push([1,"{\\"src\\":\\"${at(360)}\\"} <img src=\\"${at(540)}\\">"])</script>
    <script>self.__next_f.push([1,"{\\"url\\":\\"https://museum.example${at(360)}\\"}"])</script>
    <img src="https://elsewhere.example${escaped(at(720))}"/><img src="/posters/en/home.jpg"/>`;
  expect(pictureAddressesIn(html)).toEqual([]);
});
