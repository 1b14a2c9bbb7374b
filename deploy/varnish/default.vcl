vcl 4.1;

# Varnish in front of the site (docs/operations.md, "A CDN in front"): serves pages and files from
# memory, and purges pages by the tags of their content when the site says so.

import xkey;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
}

sub vcl_recv {
    # The site's requests arrive at an address of their own (-a purge=…), which visitors cannot reach.
    if (local.socket == "purge") {
        return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
    }

    # One version for each coding, not for each way of writing Accept-Encoding. With a weight of zero, a
    # client refuses a coding (RFC 9110, section 12.5.3).
    set req.http.Accept-Encoding = regsuball(req.http.Accept-Encoding, "[a-z*]+\s*;\s*q=0(\.0*)?\s*(,|$)", "");
    if (req.http.Accept-Encoding ~ "br") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Previews.
    if (req.http.Authorization || req.http.Cookie ~ "(preview-token|__prerender_bypass)=") {
        return (pass);
    }
    # Preview links, whose token is for one visitor, and arrivals of campaigns, which the site counts.
    if (req.url ~ "[?&](token|ref|dsc)=") {
        return (pass);
    }
    # What the site lets caches store does not depend on other cookies.
    return (hash);
}

sub vcl_backend_response {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
}
