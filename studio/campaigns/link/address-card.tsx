import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useMemo } from 'react';
import { errorMessage } from '../../connection/error-message.ts';
import { download } from '../shared/download.ts';
import { pngFile, qrModules, svgFile } from './qr-code.ts';
import { qrSvg } from './qr-svg.ts';
import { SharedCard } from './shared-card.tsx';

interface AddressCardProps {
  /** The name of the language in itself. */
  readonly language: string;
  /** The path of the page in the language. */
  readonly path: string;
  readonly url: string;
  /** The name of the files of the QR code, without an extension. */
  readonly fileName: string;
  /** Whether the page exists in the language. */
  readonly isTranslated: boolean;
}

/** The size of the code on the screen, in mm. */
const SCREEN_MM = 32;

/** The address of a link in a language, with its QR code and the card that networks show. */
export function AddressCard({ language, path, url, fileName, isTranslated }: AddressCardProps) {
  const toast = useToast();
  const modules = useMemo(() => qrModules(url), [url]);
  const picture = `data:image/svg+xml,${encodeURIComponent(qrSvg(modules, SCREEN_MM))}`;
  const attempt = (action: Promise<unknown>, title: string) => {
    action.catch((reason: unknown) =>
      toast.push({ status: 'error', title, description: errorMessage(reason) }),
    );
  };
  return (
    <Card padding={3} radius={2} border role="region" aria-label={language}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {language}
        </Heading>
        {!isTranslated && (
          <Text size={1}>
            The page is not available in this language: visitors see it in English.
          </Text>
        )}
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          {/* The Studio's pages send no referrer; by it the site knows that no visitor comes. */}
          <a href={url} target="_blank" rel="noopener" referrerPolicy="origin">
            {url}
          </a>
        </Text>
        <Flex gap={3} wrap="wrap" align="flex-end">
          <img src={picture} alt={`QR code of ${url}`} />
          <Flex gap={2} wrap="wrap">
            <Button
              mode="ghost"
              text="Copy address"
              onClick={() =>
                attempt(
                  navigator.clipboard.writeText(url),
                  'The address wasn’t copied. Select it above and copy it.',
                )
              }
            />
            <Button
              mode="ghost"
              text="QR code as SVG"
              onClick={() => download(svgFile(modules), `${fileName}.svg`)}
            />
            <Button
              mode="ghost"
              text="QR code as PNG"
              onClick={() =>
                attempt(
                  pngFile(modules).then((file) => download(file, `${fileName}.png`)),
                  'The PNG couldn’t be created. Try again, or take the SVG.',
                )
              }
            />
          </Flex>
        </Flex>
        <SharedCard path={path} />
      </Stack>
    </Card>
  );
}
